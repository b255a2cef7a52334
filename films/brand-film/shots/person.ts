import type { Shots } from '../../../content/schemas/film.ts';
import { drawChat } from '../../drawing/chat.ts';
import { color } from '../../drawing/colors.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { progress, smooth } from '../../drawing/motion.ts';
import { drawFaded, panel, surface } from '../../drawing/panels.ts';
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
    const last = drawHeading(
      pen,
      heading,
      { x, y: y - 30, width },
      headline(size.heading),
      seconds - at.heading,
    );
    showText(pen, below, { x, y: last + size.line * 2.2, width }, plain(size.line), seconds - at.line);
    drawFaded(pen, smooth(progress(seconds, at.panel, at.panel + 0.5)), () => {
      panel(pen, box, surface.panel);
      write(pen, label, box.x + 40, box.y + 60, plain(size.label, color.ink3));
    });
    const said = messages.map((message, index) => ({
      ...message,
      at: at.messages[index] ?? 0,
      by: message.from === 'person' ? by : undefined,
    }));
    const inner = { x: box.x + 40, y: box.y + 96, width: box.width - 80 };
    drawChat(pen, said, inner, size.panel + 2, seconds);
  },
};
