import type { Shots } from '../../../content/schemas/film.ts';
import { drawChat } from '../../drawing/chat.ts';
import { barberTimes, drawBarbershop, saidAtTheBarber } from '../barbershop.ts';
import { type Shot, sample } from '../shot.ts';

const came = [0.1, 1.7, 4];

/** The barber again. What he is asked now only he may answer, and he promises nothing. */
export const person: Shot<Shots['person']> = {
  seconds: 8.4,
  said: (words) => [
    ...saidAtTheBarber(words),
    ...words.messages.map(({ text }, index) => sample(text, barberTimes.work + (came[index] ?? 0))),
    sample(words.by, barberTimes.work + (came.at(-1) ?? 0)),
  ],
  draw(stage, words, seconds) {
    const messages = words.messages.map((message, index) => ({
      ...message,
      at: came[index] ?? 0,
      by: message.from === 'person' ? words.by : undefined,
    }));
    const size = stage.layout.size.panel;
    drawBarbershop(
      stage,
      { hue: 'white', words, work: (pen, box, since) => drawChat(pen, messages, box, size, since) },
      seconds,
    );
  },
};
