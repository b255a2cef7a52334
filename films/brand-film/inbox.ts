import { color, light } from '../drawing/colors.ts';
import { plain, write } from '../drawing/lettering.ts';
import { ease, progress } from '../drawing/motion.ts';
import { drawFaded, panel, rounded, surface } from '../drawing/panels.ts';
import type { Stage } from './film-stage.ts';

/** A phone full of messages, as in shots 2 and 3. */

const phones = {
  wide: { x: 1110, y: 90, width: 600, height: 900 },
  tall: { x: 160, y: 640, width: 760, height: 1400 },
};
const rows = {
  wide: { every: 112, height: 98, letters: 30, small: 24, first: 84 },
  tall: { every: 121, height: 104, letters: 35, small: 29, first: 72 },
};

export type Inbox = {
  messages: string[];
  /** When each message arrived, in seconds of the shot. */
  came: number[];
  /** The text below each message: how long ago it arrived. */
  ago: string;
  /** How much brightness the messages have lost. */
  faint: number;
};

export function drawInbox({ pen, cut }: Stage, { messages, came, ago, faint }: Inbox, seconds: number): void {
  const phone = phones[cut];
  const row = rows[cut];
  panel(pen, phone, surface.phone);
  rounded(pen, { x: phone.x + phone.width / 2 - 54, y: phone.y + 24, width: 108, height: 10 }, 5);
  pen.fillStyle = color.lineStrong;
  pen.fill();
  for (const [index, message] of messages.entries()) {
    const start = came[index] ?? 0;
    const there = ease(progress(seconds, start, start + 0.35));
    const [x, y] = [phone.x + 36, phone.y + row.first + index * row.every + (1 - there) * 26];
    const right = phone.x + phone.width - 36;
    drawFaded(pen, there * (1 - 0.55 * faint), () => {
      panel(pen, { x, y, width: right - x, height: row.height }, { ...surface.row, radius: 22 });
      write(pen, message, x + 30, y + 44, plain(row.letters, color.ink));
      write(pen, ago, x + 30, y + 44 + row.letters * 1.2, plain(row.small, color.ink3));
      drawFaded(pen, 1 - faint, () => {
        pen.fillStyle = light.white;
        pen.beginPath();
        pen.arc(right - 34, y + row.height / 2, 6, 0, 2 * Math.PI);
        pen.fill();
      });
    });
  }
}
