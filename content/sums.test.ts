import { expect, test } from 'vitest';
import { type SumInputs, sumOf, sumWith } from './sums.ts';

const alone: SumInputs = { hours: 6, worth: 30, paid: 0, ceiling: 30, lost: 0, each: 0 };

test.each<[string, Partial<SumInputs>, Partial<ReturnType<typeof sumOf>>]>([
  ['time alone', {}, { cost: 780, most: 234, careful: 117, late: 0, upkeep: 65, highest: 52 }],
  ['late answers count half', { lost: 1, each: 30 }, { late: 65, highest: 117 }],
  [
    'what is paid to others counts',
    { hours: 4.5, worth: 40, paid: 600, ceiling: 70 },
    { cost: 1380, careful: 483 },
  ],
  ['nothing', { hours: 0, worth: 0 }, { cost: 0, highest: 0 }],
  // Each line is rounded by itself, so that a reader who checks with a pencil gets the same.
  ['a line is rounded by itself', { hours: 1, worth: 31, ceiling: 70 }, { cost: 134, most: 94, careful: 47 }],
  ['an hour a week is not worth looking after', { hours: 1 }, { careful: 20, highest: -45 }],
])('%s', (_what, change, expected) => {
  expect(sumOf({ ...alone, ...change })).toMatchObject(expected);
});

test('what is left pays for setting up and the owner’s hours before it', () => {
  const late = { ...alone, lost: 1, each: 30 };
  expect(sumWith(late, { setup: 600, monthly: 90 })).toMatchObject({ stays: 27, start: 960, months: 36 });
  expect(sumWith(alone, { setup: 600, monthly: 90 })).toMatchObject({ stays: -38, months: undefined });
});
