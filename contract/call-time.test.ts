import { expect, test } from 'vitest';
import { cityOf } from './booking.ts';

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
  // Only in these zone names is west of Greenwich, where clocks are behind, a plus.
  ['Etc/GMT+5', 'GMT-5'],
  ['Etc/GMT-14', 'GMT+14'],
])('%s is called %s', (zone, name) => {
  expect(cityOf(zone)).toBe(name);
});
