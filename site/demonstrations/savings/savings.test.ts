import { expect, test } from 'vitest';
import { held, sumsOf } from './Results.tsx';

test.each([
  [{ hours: 6, worth: 30, paid: 0 }, 30, { cost: 780, ceiling: 234, half: 117 }],
  [{ hours: 4.5, worth: 40, paid: 600 }, 70, { cost: 1380, ceiling: 966, half: 483 }],
  [{ hours: 0, worth: 0, paid: 0 }, 80, { cost: 0, ceiling: 0, half: 0 }],
  // Each line is rounded by itself, so that visitors who check with a pencil get the same.
  [{ hours: 1, worth: 31, paid: 0 }, 70, { cost: 134, ceiling: 94, half: 47 }],
])('%o at %i percent', (amounts, percent, sums) => {
  expect(sumsOf(amounts, percent)).toEqual(sums);
});

test.each([
  ['', 0],
  ['abc', 0],
  ['-3', 0],
  ['4.5', 4.5],
  ['60', 60],
  ['61', 60],
  ['1e999', 60],
])('"%s" counts as %d hours', (typed, counted) => {
  expect(held(typed, 60)).toBe(counted);
});
