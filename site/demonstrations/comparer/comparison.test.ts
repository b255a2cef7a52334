import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import type { Comparer } from '../../../content/schemas/demonstrations/comparer.ts';
import { compare, countOf, hasRoom, opening } from './comparison.ts';

const sample = (await readSample('content/demonstrations/ugc-content.yaml')) as Comparer;

test('a rejected picture moves the line aside, and a look leaves it where it is', () => {
  const compared = compare(opening, { kind: 'compare', index: 2 });
  expect(compared).toEqual({ shown: { fault: 2 }, line: 16 });
  expect(compare(compared, { kind: 'choose', index: 1 })).toEqual({ shown: { look: 1 }, line: 16 });
  expect(compare(compared, { kind: 'start over' })).toEqual(opening);
});

test('a name is hidden on a narrow half', () => {
  expect(hasRoom(50)).toEqual({ yours: true, ours: true });
  expect(hasRoom(29)).toEqual({ yours: false, ours: true });
  expect(hasRoom(71)).toEqual({ yours: true, ours: false });
});

test('the count matches the pictures', () => {
  expect(countOf(sample)).toBe('4 made, 3 kept');
});

const { photo, looks, rejected } = sample;
const pictures = [
  ...[photo, ...looks, rejected].map(({ picture }) => ({ picture, size: 880 })),
  ...rejected.faults.map(({ picture }) => ({ picture, size: 204 })),
];
for (const { picture, size } of pictures) {
  test(`${picture} is there in both formats, light enough for a phone`, async () => {
    for (const format of ['avif', 'webp']) {
      const file = `site/demonstrations/comparer/pictures/${picture}.${format}`;
      expect(existsSync(file)).toBe(true);
      expect(statSync(file).size).toBeLessThanOrEqual(60_000);
      expect(await sharp(file).metadata()).toMatchObject({ width: size, height: size });
    }
  });
}
