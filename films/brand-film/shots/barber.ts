import type { Shots } from '../../../content/schemas/film.ts';
import { drawChat } from '../../drawing/chat.ts';
import { type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

const came = [0.1, 1.7, 2.8, 3.9];

export const barber: Shot<Shots['barber']> = {
  seconds: 8.4,
  said: (words) => [
    ...saidInTrade(words),
    ...words.messages.map(({ text }, index) => sample(text, tradeTimes.work + (came[index] ?? 0))),
  ],
  draw(stage, words, seconds) {
    const messages = words.messages.map((message, index) => ({ ...message, at: came[index] ?? 0 }));
    drawTrade(
      stage,
      {
        thing: 'barber',
        after: undefined,
        rayStays: true,
        hue: 'blue',
        words,
        work: (pen, box, since) => drawChat(pen, messages, box, stage.layout.size.panel, since),
      },
      seconds,
    );
  },
};
