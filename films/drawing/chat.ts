import { breakLines, type Place, plain, widthOf, write } from './lettering.ts';
import { color, drawFaded, ease, light, type Pen, panel, progress, smooth, surface } from './pen.ts';

export type Message = {
  from: 'customer' | 'assistant' | 'person';
  text: string;
  /** When it appears. */
  at: number;
  /** The author, if named above the message. */
  by?: string | undefined;
};

const padding = { side: 26, top: 17 };
const bubble = { ...surface.row, edge: color.lineStrong, radius: 22 };
/** A person's messages differ from those of customer and assistant, which look as on any phone. */
const looks = {
  customer: { ...bubble, fill: color.raised, ink: color.ink },
  assistant: { ...bubble, edge: light.blue, ink: color.ink },
  person: { ...bubble, fill: color.ink, edge: color.ink, ink: color.ground },
};
const name = { size: 31, above: 56, below: 16 };
/** For how long three dots precede an answer. A person takes more time. */
const typingSeconds = { customer: 0, assistant: 0.8, person: 1.9 };

/** Draws a conversation in which each message has its moment. */
export function drawChat(pen: Pen, messages: Message[], place: Place, size: number, seconds: number): void {
  const right = place.x + place.width;
  let { y } = place;
  for (const { from, text, at, by } of messages) {
    const look = looks[from];
    const lettering = plain(size, look.ink);
    const lines = breakLines(pen, text, lettering, place.width * 0.92 - 2 * padding.side);
    const width = Math.max(...lines.map((line) => widthOf(pen, line, lettering))) + 2 * padding.side;
    const height = lines.length * size * 1.34 + 2 * padding.top;
    const x = from === 'customer' ? place.x : right - width;
    const there = ease(progress(seconds, at, at + 0.4));

    typing(pen, right, y, seconds - at, typingSeconds[from]);
    if (by) y += name.above;
    drawFaded(pen, there, () => {
      const top = y + (1 - there) * 18;
      if (by) write(pen, by, right, top - name.below, plain(name.size, color.ink), 'right');
      panel(pen, { x, y: top, width, height }, look);
      for (const [index, line] of lines.entries())
        write(pen, line, x + padding.side, top + padding.top + size * (index * 1.34 + 1.02), lettering);
    });
    y += height + size * 0.55;
  }
}

/** Three dots until the answer appears. */
function typing(pen: Pen, right: number, y: number, since: number, lasts: number): void {
  const seconds = since + lasts;
  const there = lasts && smooth(progress(seconds, 0, 0.2)) * (1 - smooth(progress(since, 0, 0.2)));
  drawFaded(pen, there, () => {
    panel(pen, { x: right - 118, y, width: 118, height: 62 }, bubble);
    pen.fillStyle = color.ink2;
    for (const dot of [0, 1, 2])
      drawFaded(pen, 0.35 + 0.65 * Math.max(0, Math.sin((seconds * 6 - dot) * 1.05)), () => {
        pen.beginPath();
        pen.arc(right - 84 + dot * 25, y + 31, 5.5, 0, 2 * Math.PI);
        pen.fill();
      });
  });
}
