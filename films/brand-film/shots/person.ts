import type { Shots } from '../../../content/schemas/film.ts';
import { converse } from '../../drawing/chat.ts';
import { come, headline, plain, rise, write } from '../../drawing/lettering.ts';
import { color, progress, smooth } from '../../drawing/motion.ts';
import { drawOutlines } from '../../drawing/outlines.ts';
import { faded, panel, surface } from '../../drawing/panels.ts';
import { line, type Shot, sample } from '../shot.ts';

const at = { heading: 0.1, panel: 0.2, line: 0.9, messages: [0.7, 2.2, 4.4] };
const boxes = {
  wide: { x: 970, y: 230, width: 810, height: 600 },
  tall: { x: 90, y: 780, width: 900, height: 620 },
};

export const person: Shot<Shots['person']> = {
  seconds: 8.4,
  said: ({ heading, line: below, label, messages, by }) => [
    line(heading, at.heading),
    line(below, at.line),
    sample(label, at.panel),
    ...messages.map(({ text }, index) => sample(text, at.messages[index] ?? 0)),
    sample(by, at.messages.at(-1) ?? 0),
  ],
  draw({ pen, cut, layout }, { heading, line: below, label, messages, by }, seconds) {
    const { margin: x, middle: y, measure, size } = layout;
    const box = boxes[cut];
    const width = cut === 'wide' ? box.x - x - 60 : measure.half;
    const last = rise(pen, heading, { x, y: y - 30, width }, headline(size.heading), seconds - at.heading);
    come(pen, below, { x, y: last + size.line * 2.2, width }, plain(size.line), seconds - at.line);
    faded(pen, smooth(progress(seconds, at.panel, at.panel + 0.5)), () => {
      panel(pen, box, surface.panel);
      write(pen, label, box.x + 40, box.y + 60, plain(size.label, color.ink3));
    });
    const said = messages.map((message, index) => ({
      ...message,
      at: at.messages[index] ?? 0,
      by: message.from === 'person' ? by : undefined,
    }));
    const inner = { x: box.x + 40, y: box.y + 96, width: box.width - 80 };
    converse(pen, said, inner, size.panel + 2, seconds);
  },
};

const handsAt = { lines: 0.1, time: 0.2, heading: 0.6 };
const place = { wide: { x: 760, y: 10, scale: 2.15 }, tall: { x: -60, y: 600, scale: 1.9 } };

/** The barber's pole, comb and scissors draw themselves. There is no light yet: that is shot 4's. */
export const hands: Shot<Shots['hands']> = {
  seconds: 4.6,
  said: ({ time, heading }) => [line(time, handsAt.time), line(heading, handsAt.heading)],
  draw({ pen, cut, layout, things }, { time, heading }, seconds) {
    const { margin: x, middle: y, measure, size } = layout;
    drawOutlines(pen, things.barber, place[cut], progress(seconds, handsAt.lines, handsAt.lines + 2.5));
    come(pen, time, { x, y: y - 120, width: measure.half }, plain(size.line), seconds - handsAt.time);
    rise(pen, heading, { x, y, width: measure.half }, headline(size.large), seconds - handsAt.heading);
  },
};
