import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../films/studio/program.ts';
import { openStudio, type Studio } from '../../films/studio/studio.ts';
import { readWords } from '../../films/studio/words.ts';

const words = await readWords();
let studio: Studio;
beforeAll(async () => {
  studio = await openStudio(await bundleProgram('brand-film'));
});
afterAll(() => studio.close());

/** Players lay their controls over the rest. */
const cuts = [
  { cut: 'wide', safe: { left: 150, top: 100, right: 1820, bottom: 980 } },
  { cut: 'tall', safe: { left: 90, top: 220, right: 990, bottom: 1540 } },
] as const;

describe.each(cuts)('the $cut film', ({ cut, safe }) => {
  beforeAll(async () => {
    await studio.page.evaluate(([name, said]) => brandFilm.open(name, said), [cut, words] as const);
  });
  const draw = (seconds: number) => studio.page.evaluate((at) => globalThis.studio.draw(at), seconds);

  test('draws a moment the same whatever was drawn before it', async () => {
    const moments = [16, 31.2, 9.8, 71];
    const there = await Promise.all(moments.map(draw));
    const back = await Promise.all(moments.toReversed().map(draw));
    expect(new Set(there).size).toBe(moments.length);
    expect(back.toReversed()).toEqual(there);
  });

  test('keeps its words where no player lays its controls', async () => {
    const shots = await studio.page.evaluate((said) => brandFilm.listShots(said), words);
    const boxes = await studio.page.evaluate(
      async (moments) => {
        const seen: { words: string; left: number; right: number; top: number; bottom: number }[] = [];
        const { fillText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
          const {
            actualBoundingBoxLeft,
            actualBoundingBoxRight,
            actualBoundingBoxAscent,
            actualBoundingBoxDescent,
          } = this.measureText(text);
          const matrix = this.getTransform();
          const from = matrix.transformPoint({
            x: x - actualBoundingBoxLeft,
            y: y - actualBoundingBoxAscent,
          });
          const to = matrix.transformPoint({
            x: x + actualBoundingBoxRight,
            y: y + actualBoundingBoxDescent,
          });
          seen.push({ words: text, left: from.x, right: to.x, top: from.y, bottom: to.y });
          fillText.call(this, text, x, y);
        };
        for (const moment of moments) await globalThis.studio.draw(moment);
        CanvasRenderingContext2D.prototype.fillText = fillText;
        return seen;
      },
      shots.flatMap(({ start, end }) => [(start + end) / 2, end - 0.5]),
    );
    expect(boxes.length).toBeGreaterThan(100);
    // A letter may lean over its edge by a hair.
    const outside = boxes.filter(
      ({ left, right, top, bottom }) =>
        left < safe.left - 6 || right > safe.right || top < safe.top || bottom > safe.bottom,
    );
    expect(outside).toEqual([]);
  });
});
