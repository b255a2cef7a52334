import type { Shots } from '../../../content/schemas/film.ts';
import type { Hue } from '../../../site/brand/colors.ts';
import { drawChat } from '../../drawing/chat.ts';
import { barberTimes, drawBarbershop, saidAtTheBarber } from '../barbershop.ts';
import { type Shot, sample } from '../shot.ts';

type Asked = Shots['barber'] & { /** Who answers in person. */ by?: string };

/** The barber, and what he is asked: each message comes at its moment. */
const asked = (hue: Hue, came: number[]): Shot<Asked> => ({
  seconds: 8.4,
  said: ({ by, ...words }) => [
    ...saidAtTheBarber(words),
    ...words.messages.map(({ text }, index) => sample(text, barberTimes.work + (came[index] ?? 0))),
    ...(by ? [sample(by, barberTimes.work + (came.at(-1) ?? 0))] : []),
  ],
  draw(stage, { by, ...words }, seconds) {
    const messages = words.messages.map((message, index) => ({
      ...message,
      at: came[index] ?? 0,
      by: message.from === 'person' ? by : undefined,
    }));
    const size = stage.layout.size.panel;
    drawBarbershop(
      stage,
      { hue, words, work: (pen, box, since) => drawChat(pen, messages, box, size, since) },
      seconds,
    );
  },
});

export const barber: Shot<Shots['barber']> = asked('blue', [0.1, 1.7, 2.8, 3.9]);

/** The barber again. What he is asked now only he may answer, and he promises nothing. */
export const person: Shot<Shots['person']> = asked('white', [0.1, 1.7, 4]);
