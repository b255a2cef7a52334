import type { Shots } from '../../../content/schemas/film.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { mix, progress, smooth } from '../../drawing/motion.ts';
import { drawInbox } from '../inbox.ts';
import { line, type Shot } from '../shot.ts';

type Words = Shots['night'] & { earlier: Shots['hands']; inbox: Shots['phone'] };

const at = { clock: 0.1, heading: 0.5, line: 1.3 };
const clockSeconds = 1.4;
const longAgo = -60;
const clock = /(\d+):(\d\d)/;

/** The same phone hours later: the clock runs, the messages turn gray, and nothing else moves. */
export const night: Shot<Words> = {
  seconds: 4.8,
  said: ({ time, heading, line: below }) => [
    line(time, at.clock),
    line(heading, at.heading),
    line(below, at.line),
  ],
  draw(stage, { earlier, inbox, time, heading, line: below, ago }, seconds) {
    const { pen, layout } = stage;
    const { margin: x, middle, measure, size } = layout;
    const passed = smooth(progress(seconds, at.clock, at.clock + clockSeconds));
    const minutes = Math.round(mix(minutesOf(earlier.time), minutesOf(time), passed));
    const hours = Math.floor((minutes - minutesOf(earlier.time)) / 60);
    const came = inbox.messages.map(() => longAgo);
    const since = hours > 0 ? ago.replace('{hours}', String(hours)) : inbox.now;
    drawInbox(stage, { messages: inbox.messages, came, ago: since, faint: passed }, seconds);

    const place = { x, y: middle, width: measure.half };
    write(pen, time.replace(clock, clockOf(minutes)), x, middle - 120, plain(size.line));
    const last = drawHeading(pen, heading, place, headline(size.large), seconds - at.heading);
    showText(pen, below, { ...place, y: last + size.line * 2.2 }, plain(size.line), seconds - at.line);
  },
};

function minutesOf(time: string): number {
  const [, hours = 0, minutes = 0] = clock.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
