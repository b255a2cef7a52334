import type { Shots } from '../../../content/schemas/film.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { drawOutlines } from '../../drawing/outlines.ts';
import {
  color,
  drawFaded,
  ease,
  light,
  mix,
  panel,
  progress,
  rounded,
  smooth,
  surface,
} from '../../drawing/pen.ts';
import type { Stage } from '../film-stage.ts';
import { line, type Shot } from '../shot.ts';

/** The day of a barber, in shots 1 to 3: his hands are busy, and messages pile up. */

/** A phone full of messages. */
const phones = {
  wide: { x: 1110, y: 90, width: 600, height: 900 },
  tall: { x: 160, y: 640, width: 760, height: 1400 },
};
const rows = {
  wide: { every: 112, height: 98, letters: 30, small: 24, first: 84 },
  tall: { every: 121, height: 104, letters: 35, small: 29, first: 72 },
};

type Inbox = {
  messages: string[];
  /** When each message arrived, in seconds of the shot. */
  came: number[];
  /** The text below each message: how long ago it arrived. */
  ago: string;
  /** How much brightness the messages have lost. */
  faint: number;
};

function drawInbox({ pen, cut }: Stage, { messages, came, ago, faint }: Inbox, seconds: number): void {
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

const handsAt = { lines: 0.1, time: 0.2, heading: 0.6 };
const standing = { wide: { x: 760, y: 10, scale: 2.15 }, tall: { x: -164, y: 740, scale: 2.2 } };

/** The barber's pole, comb and scissors draw themselves. There is no light yet; it comes in shot 4. */
export const hands: Shot<Shots['hands']> = {
  seconds: 4.6,
  said: ({ time, heading }) => [line(time, handsAt.time), line(heading, handsAt.heading)],
  draw({ pen, cut, layout, things }, { time, heading }, seconds) {
    const { margin: x, middle: y, measure, size } = layout;
    drawOutlines(pen, things.barber, standing[cut], progress(seconds, handsAt.lines, handsAt.lines + 2.5));
    showText(pen, time, { x, y: y - 120, width: measure.half }, plain(size.line), seconds - handsAt.time);
    drawHeading(pen, heading, { x, y, width: measure.half }, headline(size.large), seconds - handsAt.heading);
  },
};

const phoneAt = { heading: 0.2, messages: [0.4, 1.0, 1.5, 1.95, 2.3, 2.6, 2.85] };

/** Seven messages arrive, faster and faster. Viewers see that they pile up and need not read them. */
export const phone: Shot<Shots['phone']> = {
  seconds: 5.2,
  stays: true,
  said: ({ heading, unread, messages }) => [
    line(heading, phoneAt.heading),
    line(unread.replace('{count}', String(messages.length)), phoneAt.messages.at(-1) ?? 0),
  ],
  draw(stage, { heading, unread, now, messages }, seconds) {
    const { pen, layout } = stage;
    const { margin: x, middle, measure, size } = layout;
    drawInbox(stage, { messages, came: phoneAt.messages, ago: now, faint: 0 }, seconds);
    const place = { x, y: middle, width: measure.half };
    const last = drawHeading(pen, heading, place, headline(size.large), seconds - phoneAt.heading);
    const came = phoneAt.messages.filter((moment) => seconds >= moment);
    const counted = unread.replace('{count}', String(came.length));
    showText(
      pen,
      counted,
      { ...place, y: last + size.line * 2.2 },
      plain(size.line, color.ink2, 500),
      seconds - (came[0] ?? Number.POSITIVE_INFINITY),
    );
  },
};

const nightAt = { clock: 0.1, heading: 0.5, line: 1.3 };
const clockSeconds = 1.4;
const longAgo = -60;
const clock = /(\d+):(\d\d)/;

/** The same phone hours later: the clock runs, the messages turn gray, and nothing else moves. */
export const night: Shot<Shots['night'] & { earlier: Shots['hands']; inbox: Shots['phone'] }> = {
  seconds: 4.8,
  said: ({ time, heading, line: below }) => [
    line(time, nightAt.clock),
    line(heading, nightAt.heading),
    line(below, nightAt.line),
  ],
  draw(stage, { earlier, inbox, time, heading, line: below, ago }, seconds) {
    const { pen, layout } = stage;
    const { margin: x, middle, measure, size } = layout;
    const passed = smooth(progress(seconds, nightAt.clock, nightAt.clock + clockSeconds));
    const minutes = Math.round(mix(minutesOf(earlier.time), minutesOf(time), passed));
    const hours = Math.floor((minutes - minutesOf(earlier.time)) / 60);
    const came = inbox.messages.map(() => longAgo);
    const since = hours > 0 ? ago.replace('{hours}', String(hours)) : inbox.now;
    drawInbox(stage, { messages: inbox.messages, came, ago: since, faint: passed }, seconds);

    const place = { x, y: middle, width: measure.half };
    write(pen, time.replace(clock, clockOf(minutes)), x, middle - 120, plain(size.line));
    const last = drawHeading(pen, heading, place, headline(size.large), seconds - nightAt.heading);
    showText(pen, below, { ...place, y: last + size.line * 2.2 }, plain(size.line), seconds - nightAt.line);
  },
};

function minutesOf(time: string): number {
  const [, hours = 0, minutes = 0] = clock.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
