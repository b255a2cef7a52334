import { expect, test } from 'vitest';
import { held } from './Entry.tsx';

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
