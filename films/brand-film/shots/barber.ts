import type { Shots } from '../../../content/schemas/film.ts';
import { drawChat } from '../../drawing/chat.ts';
import { barberTimes, drawBarbershop, saidAtTheBarber } from '../barbershop.ts';
import { type Shot, sample } from '../shot.ts';

const came = [0.1, 1.7, 2.8, 3.9];

export const barber: Shot<Shots['barber']> = {
  seconds: 8.4,
  said: (words) => [
    ...saidAtTheBarber(words),
    ...words.messages.map(({ text }, index) => sample(text, barberTimes.work + (came[index] ?? 0))),
  ],
  draw(stage, words, seconds) {
    const messages = words.messages.map((message, index) => ({ ...message, at: came[index] ?? 0 }));
    const size = stage.layout.size.panel;
    drawBarbershop(
      stage,
      { hue: 'blue', words, work: (pen, box, since) => drawChat(pen, messages, box, size, since) },
      seconds,
    );
  },
};
