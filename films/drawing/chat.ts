import { color, light } from './colors.ts';
import { breakLines, plain, widthOf, write } from './lettering.ts';
import { ease, progress, smooth } from './motion.ts';
import { panel, surface } from './panels.ts';
import { faded, type Pen } from './pen.ts';

export type Message = {
  from: 'customer' | 'assistant' | 'person';
  text: string;
  /** When it comes. */
  at: number;
};

type Place = { x: number; y: number; width: number };

const padding = { side: 26, top: 17 };
const bubble = { ...surface.row, edge: color.lineStrong, radius: 22 };
/** What a machine answers is announced. */
const typingSeconds = 0.8;

/** A conversation in which every message has its moment. Gives the height below it. */
export function converse(pen: Pen, messages: Message[], place: Place, size: number, seconds: number): number {
  const lettering = plain(size, color.ink);
  let { y } = place;
  for (const { from, text, at } of messages) {
    const lines = breakLines(pen, text, lettering, place.width * 0.92 - 2 * padding.side);
    const width = Math.max(...lines.map((line) => widthOf(pen, line, lettering))) + 2 * padding.side;
    const height = lines.length * size * 1.34 + 2 * padding.top;
    const x = from === 'customer' ? place.x : place.x + place.width - width;
    const there = ease(progress(seconds, at, at + 0.4));

    if (from === 'assistant') typing(pen, place.x + place.width, y, seconds - at + typingSeconds);
    faded(pen, there, () => {
      const top = y + (1 - there) * 18;
      const fill = from === 'customer' ? color.raised : color.raised2;
      const edge = from === 'assistant' ? light.blue : color.lineStrong;
      panel(pen, { x, y: top, width, height }, { ...bubble, fill, edge });
      for (const [index, line] of lines.entries())
        write(pen, line, x + padding.side, top + padding.top + size * (index * 1.34 + 1.02), lettering);
    });
    y += height + size * 0.55;
  }
  return y;
}

/** Three dots until the answer comes. */
function typing(pen: Pen, right: number, y: number, seconds: number): void {
  const there = smooth(progress(seconds, 0, 0.2)) * (1 - smooth(progress(seconds, typingSeconds, 1)));
  faded(pen, there, () => {
    panel(pen, { x: right - 118, y, width: 118, height: 62 }, bubble);
    pen.fillStyle = color.ink2;
    for (const dot of [0, 1, 2])
      faded(pen, 0.35 + 0.65 * Math.max(0, Math.sin((seconds * 6 - dot) * 1.05)), () => {
        pen.beginPath();
        pen.arc(right - 84 + dot * 25, y + 31, 5.5, 0, 2 * Math.PI);
        pen.fill();
      });
  });
}
