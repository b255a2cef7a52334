import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readWords } from '../../films/studio/make.ts';
import { openStudio, type Studio } from '../../films/studio/studio.ts';
import { isThorough } from '../support/thorough.ts';

const words = await readWords();
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio('brand-film');
});
afterAll(() => studio.close());

/** The areas that players' controls do not cover. */
const cuts = [
  { cut: 'wide', safe: { left: 150, top: 100, right: 1820, bottom: 980 } },
  { cut: 'tall', safe: { left: 90, top: 220, right: 990, bottom: 1540 } },
] as const;

describe.each(cuts)('the $cut film', ({ cut, safe }) => {
  beforeAll(async () => {
    await studio.page.evaluate(([name, said]) => brandFilm.open(name, said), [cut, words] as const);
  });
  const draw = (seconds: number) => studio.page.evaluate((at) => globalThis.studio.draw(at), seconds);

  test('draws a moment the same way after any other', async () => {
    const moments = isThorough ? [16, 31.2, 9.8, 57] : [31.2, 9.8];
    const there = await Promise.all(moments.map(draw));
    const back = await Promise.all(moments.toReversed().map(draw));
    expect(new Set(there).size).toBe(moments.length);
    expect(back.toReversed()).toEqual(there);
  });

  test('keeps its words clear of a player’s controls', async () => {
    const shots = await studio.page.evaluate((said) => brandFilm.listShots(said), words);
    const seen = await wordsSeenAt(shots.flatMap(({ start, end }) => [(start + end) / 2, end - 0.5]));
    expect(seen.length).toBeGreaterThan(100);
    // A letter may overlap its edge slightly.
    const outside = seen.filter(
      ({ left, right, top, bottom }) =>
        left < safe.left - 6 || right > safe.right || top < safe.top || bottom > safe.bottom,
    );
    expect(outside).toEqual([]);
  });

  test('never writes words over others', async () => {
    const { seconds } = await studio.page.evaluate(([name, said]) => brandFilm.open(name, said), [
      cut,
      words,
    ] as const);
    const tenths = Array.from({ length: Math.floor(seconds * 10) }, (_, tenth) => tenth / 10);
    const seen = await wordsSeenAt(tenths);
    expect(new Set(seen.map(({ moment }) => moment)).size).toBeGreaterThan(tenths.length * 0.9);
    const overlapping = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter((other) => other.moment === one.moment && overlap(one, other))
        .map((other) => `${one.moment} s: ${one.words} | ${other.words}`),
    );
    expect(overlapping).toEqual([]);
  });
});

type Seen = { words: string; moment: number; left: number; right: number; top: number; bottom: number };

const overlap = (one: Seen, other: Seen) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The places of words at these moments, recorded while the film draws. Nothing is painted, which would take minutes.
 */
const wordsSeenAt = (moments: number[]): Promise<Seen[]> =>
  studio.page.evaluate(async (asked) => {
    const seen: Seen[] = [];
    let moment = 0;
    const brushes = CanvasRenderingContext2D.prototype;
    const real = Object.getOwnPropertyDescriptors(brushes);
    const light = WebGL2RenderingContext.prototype;
    const { drawArrays } = light;
    const nothing = () => {};
    light.drawArrays = nothing;
    Object.assign(brushes, { fill: nothing, stroke: nothing, fillRect: nothing, drawImage: nothing });
    brushes.getImageData = () => new ImageData(1, 1);
    brushes.fillText = function (text, x, y) {
      const {
        actualBoundingBoxLeft,
        actualBoundingBoxRight,
        actualBoundingBoxAscent,
        actualBoundingBoxDescent,
      } = this.measureText(text);
      const matrix = this.getTransform();
      const from = matrix.transformPoint({ x: x - actualBoundingBoxLeft, y: y - actualBoundingBoxAscent });
      const to = matrix.transformPoint({ x: x + actualBoundingBoxRight, y: y + actualBoundingBoxDescent });
      seen.push({ words: text, moment, left: from.x, right: to.x, top: from.y, bottom: to.y });
    };
    for (moment of asked) await globalThis.studio.pixels(moment);
    Object.defineProperties(brushes, real);
    light.drawArrays = drawArrays;
    return seen;
  }, moments);
