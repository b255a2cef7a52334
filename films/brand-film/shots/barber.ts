import type { Shots } from '../../../content/schemas/film.ts';
import type { Hue } from '../../../site/brand/colors.ts';
import { drawChat } from '../../drawing/chat.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import {
  drawBeam,
  drawColorRays,
  drawGlow,
  drawWhiteRay,
  onScreen,
  pointOnRay,
} from '../../drawing/light.ts';
import { drawOutlines, type Standing } from '../../drawing/outlines.ts';
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
import type { Cut, Stage, Things } from '../film-stage.ts';
import { line, type Shot, sample } from '../shot.ts';

type Words = Shots['barber'] & { /** Who answers in person. */ by?: string };

/** In seconds of the shot. Messages are counted from `work`. */
const at = {
  heading: 0.25,
  thing: 0.1,
  ray: 0.2,
  colors: 1.1,
  line: 1.1,
  /** The panel appears as the colors reach it, so that none of them ends in empty space. */
  panel: 0.9,
  work: 1.4,
};

/** How long a further message takes to come along the ray. */
const messageSeconds = 2.4;

/** White light meets the pole, and the leading color lights up the conversation beside it: each message comes at its moment. */
const asked = (hue: Hue, came: number[]): Shot<Words> => ({
  seconds: 8.4,
  said: ({ heading, line: below, label, messages, by }) => [
    line(heading, at.heading),
    line(below, at.line),
    sample(label, at.panel),
    ...messages.map(({ text }, index) => sample(text, at.work + (came[index] ?? 0))),
    ...(by ? [sample(by, at.work + (came.at(-1) ?? 0))] : []),
  ],
  draw(stage, words, seconds) {
    const { pen, cut, layout, things } = stage;
    const { entry } = things.barber;
    const share = smooth(progress(seconds, at.ray, at.colors));
    const before = pointOnRay(layout.thing, entry, 0);
    drawWhiteRay(pen, layout.thing, [mix(before[0], entry[0], share), mix(before[1], entry[1], share)]);
    if (seconds > at.colors) {
      const way = ((seconds - at.colors) % messageSeconds) / messageSeconds;
      drawGlow(
        pen,
        onScreen(layout.thing, pointOnRay(layout.thing, entry, way)),
        60,
        Math.sin(way * Math.PI),
      );
    }
    drawOutlines(pen, things.barber, layout.thing, progress(seconds, at.thing, at.thing + 1.3));
    drawColorRays(pen, things.barber, layout.thing, {
      lead: hue,
      right: cut === 'wide' ? layout.panel.x : layout.width,
      arrived: progress(seconds, at.colors, at.colors + 1),
    });
    drawWords(stage, words, seconds);
    drawConversation(stage, words, hue, came, seconds);
  },
});

function drawWords({ pen, cut, layout }: Stage, { heading, line: below }: Words, seconds: number): void {
  const { margin: x, top: y, size, measure } = layout;
  // Above the pole, a wide screen has room for one line and a tall one for two.
  const place = { x, y, width: measure[cut === 'wide' ? 'whole' : 'half'] };
  const last = drawHeading(pen, heading, place, headline(size.heading), seconds - at.heading);
  showText(pen, below, { ...place, y: last + size.line * 1.8 }, plain(size.line), seconds - at.line);
}

function drawConversation(stage: Stage, words: Words, hue: Hue, came: number[], seconds: number): void {
  const { pen, cut, layout } = stage;
  const { panel: box, size } = layout;
  drawFaded(pen, smooth(progress(seconds, at.panel, at.panel + 0.5)), () => {
    panel(pen, box, surface.panel);
    write(pen, words.label, box.x + 36, box.y + 58, plain(size.label, color.ink3));
    const lit = { color: light[hue], width: 3, to: ease(progress(seconds, at.work, at.work + 0.7)) };
    if (cut === 'wide') drawBeam(pen, [box.x, box.y + 24], [box.x, box.y + box.height - 24], lit);
    else drawBeam(pen, [box.x + 24, box.y], [box.x + box.width - 24, box.y], lit);

    rounded(pen, box, surface.panel.radius);
    pen.clip();
    const messages = words.messages.map((message, index) => ({
      ...message,
      at: came[index] ?? 0,
      by: message.from === 'person' ? words.by : undefined,
    }));
    const inner = { x: box.x + 36, y: box.y + 86, width: box.width - 72 };
    drawChat(pen, messages, inner, size.panel, seconds - at.work);
  });
}

export const barber: Shot<Shots['barber']> = asked('blue', [0.1, 1.7, 2.8, 3.9]);

/** The barber again. What he is asked now only he may answer, and he promises nothing. */
export const person: Shot<Shots['person']> = asked('white', [0.1, 1.7, 4]);

/** Each trade with its glass and the color that leads there. */
const trades = [
  { name: 'kitchen', thing: 'cloche', hue: 'green' },
  { name: 'clothes', thing: 'dressform', hue: 'pink' },
  { name: 'week', thing: 'phone', hue: 'orange' },
  { name: 'page', thing: 'browser', hue: 'white' },
] as const satisfies { name: keyof Shots['trades']; thing: keyof Things; hue: Hue }[];

const tradesAt = { heading: 0.1, label: 0.7, trade: (index: number) => 0.7 + index * 1.15 };
/** When a trade's drawing stands, when its colors leave, and when its work is written down. */
const within = { light: 0.35, colors: 0.6, words: 0.7 };

type Cell = Standing & {
  /** The edges between which the light of this trade stays. */
  left: number;
  right: number;
  words: { x: number; y: number };
};

/** Side by side on a wide screen, one below the other on a tall one. */
const cells: Record<Cut, (index: number) => Cell> = {
  wide(index) {
    const left = 150 + index * 425;
    return { x: left - 46, y: 410, scale: 0.74, left, right: left + 395, words: { x: left, y: 830 } };
  },
  tall(index) {
    const top = 560 + index * 255;
    return { x: 10, y: top, scale: 0.7, left: 0, right: 500, words: { x: 530, y: top + 130 } };
  },
};

/** The barber is one of many: the same light passes through four other trades, one after the other. */
export const otherTrades: Shot<Shots['trades']> = {
  seconds: 8.4,
  said: (words) => [
    line(words.heading, tradesAt.heading),
    sample(words.label, tradesAt.label),
    ...trades.flatMap(({ name }, index) => {
      const start = tradesAt.trade(index) + within.words;
      return [sample(words[name].work, start), sample(words[name].done, start + 0.2)];
    }),
  ],
  draw({ pen, cut, layout, things }, words, seconds) {
    const { margin: x, top: y, measure, size } = layout;
    const place = { x, y, width: measure[cut === 'wide' ? 'whole' : 'half'] };
    const last = drawHeading(pen, words.heading, place, headline(size.heading), seconds - tradesAt.heading);
    const below = { ...place, y: last + size.line * 1.6 };
    showText(pen, words.label, below, plain(size.label, color.ink3), seconds - tradesAt.label);

    for (const [index, { name, thing, hue }] of trades.entries()) {
      const since = seconds - tradesAt.trade(index);
      const cell = cells[cut](index);
      pen.save();
      pen.beginPath();
      pen.rect(cell.left, 0, cell.right - cell.left, layout.height);
      pen.clip();
      drawFaded(pen, ease(progress(since, within.light, within.light + 0.4)), () =>
        drawWhiteRay(pen, cell, things[thing].entry),
      );
      drawOutlines(pen, things[thing], cell, progress(since, 0, 1.1));
      drawColorRays(pen, things[thing], cell, {
        lead: hue,
        right: cell.right,
        arrived: progress(since, within.colors, within.colors + 0.7),
      });
      pen.restore();

      const { work, done } = words[name];
      const said = ease(progress(since, within.words, within.words + 0.5));
      const { x: left, y: baseline } = cell.words;
      drawBeam(pen, [left, baseline - size.line * 1.8], [left + 120, baseline - size.line * 1.8], {
        color: light[hue],
        width: 3,
        to: said,
      });
      drawFaded(pen, said, () => write(pen, work, left, baseline, headline(size.line * 1.2)));
      drawFaded(pen, ease(progress(since, within.words + 0.2, within.words + 0.7)), () =>
        write(pen, done, left, baseline + size.line * 1.5, plain(size.line)),
      );
    }
  },
};
