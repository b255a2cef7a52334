import { expect, test } from 'vitest';
import { nameOf, weeksOf } from './plan.ts';

test.each([
  ['2026-06', 'June', 0, 30, 5],
  ['2026-08', 'August', 5, 31, 6],
  ['2026-11', 'November', 6, 30, 6],
  ['2027-02', 'February', 0, 28, 4],
  ['2028-02', 'February', 1, 29, 5],
])('%s begins on its own weekday', (month, name, weekday, days, weeks) => {
  const table = weeksOf(month);
  expect(nameOf(month)).toBe(name);
  expect(table).toHaveLength(weeks);
  expect(table.every((week) => week.length === 7)).toBe(true);
  expect(table[0]?.indexOf(1)).toBe(weekday);
  expect(table.flat().filter((day) => day !== undefined)).toEqual(
    Array.from({ length: days }, (_, index) => index + 1),
  );
});
