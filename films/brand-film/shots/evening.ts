import type { Shots } from '../../../content/schemas/film.ts';
import { converse } from '../../drawing/chat.ts';
import { come, headline, plain, rise, write } from '../../drawing/lettering.ts';
import { beam, glow } from '../../drawing/light.ts';
import { ease, mix, progress, smooth } from '../../drawing/motion.ts';
import { drawInbox } from '../inbox.ts';
import { line, type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

type Words = Shots['night'] & { earlier: Shots['hands']; inbox: Shots['phone'] };

const at = { clock: 0.1, heading: 0.5, line: 1.3 };
const clockSeconds = 1.4;
const longAgo = -60;
const clock = /(\d+):(\d\d)/;

/** The same phone hours later: the clock runs, the messages go gray, and nothing else moves. */
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
    const last = rise(pen, heading, place, headline(size.large), seconds - at.heading);
    come(pen, below, { ...place, y: last + size.line * 2.2 }, plain(size.line), seconds - at.line);
  },
};

function minutesOf(time: string): number {
  const [, hours = 0, minutes = 0] = clock.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

const clockOf = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

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
        work: (pen, box, since) => converse(pen, messages, box, stage.layout.size.panel, since),
      },
      seconds,
    );
  },
};

const startAt = { heading: 0.1, steps: [0.6, 1.3, 2] };
const lists = { wide: { y: 440, every: 170, size: 68 }, tall: { y: 780, every: 220, size: 60 } };

/** A hairline runs down, and lights a point startAt each step. */
export const start: Shot<Shots['start']> = {
  seconds: 5.2,
  said: ({ heading, steps }) => [
    line(heading, startAt.heading),
    ...steps.map((step, index) => line(step, startAt.steps[index] ?? 0)),
  ],
  draw({ pen, cut, layout }, { heading, steps }, seconds) {
    const { margin: x, top, measure, size } = layout;
    const { y, every, size: letters } = lists[cut];
    rise(pen, heading, { x, y: top, width: measure.whole }, headline(size.large), seconds - startAt.heading);
    const [first = 0, , last = 0] = startAt.steps;
    const line = { color: 'white', width: 2.4, alpha: 0.8, to: smooth(progress(seconds, first, last + 0.3)) };
    beam(pen, [x + 8, y - letters * 0.3], [x + 8, y - letters * 0.3 + every * (steps.length - 1)], line);
    for (const [index, step] of steps.entries()) {
      const since = seconds - (startAt.steps[index] ?? 0);
      const baseline = y + index * every;
      glow(pen, [x + 8, baseline - letters * 0.3], 46, ease(progress(since, 0, 0.5)));
      rise(pen, step, { x: x + 70, y: baseline, width: measure.whole - 70 }, headline(letters), since);
    }
  },
};

const glassAt = { light: 0.1, heading: 0.8, line: 1.2 };
const openingSeconds = 2.3;
/** A moment of the shader in which the fan is well filled; it lives on from there. */
const beginning = 40;

/** The hero's own light. */
export const glass: Shot<Shots['glass']> = {
  seconds: 5.6,
  said: ({ heading, line: below }) => [line(heading, glassAt.heading), line(below, glassAt.line)],
  draw({ pen, layout, hero }, { heading, line: below }, seconds) {
    const { margin: x, low, measure, size } = layout;
    const opened = progress(seconds, glassAt.light, glassAt.light + openingSeconds);
    hero.draw(pen, { seconds: beginning + seconds, opened });
    const place = { x, y: low, width: measure.half };
    const last = rise(pen, heading, place, headline(size.large), seconds - glassAt.heading);
    come(
      pen,
      below,
      { ...place, y: last + size.line * 2.2, width: measure.whole },
      plain(size.line),
      seconds - glassAt.line,
    );
  },
};
