import { expect, test } from 'vitest';
import { type Clock, changed, positionOf } from './transport.ts';

const standing: Clock = { kept: 30, since: undefined, speed: 1 };
const started = (now: number) => changed(standing, now, { runs: true });

test("the clock is still until it is started, then runs with the page's", () => {
  expect(positionOf(standing, 5000)).toBe(30);
  expect(positionOf(started(5000), 7500)).toBe(32.5);
});

test('the clock keeps its position when it is stopped', () => {
  expect(positionOf(changed(started(5000), 7500, { runs: false }), 900_000)).toBe(32.5);
});

test('another speed applies from now on', () => {
  const faster = changed(started(0), 10_000, { speed: 2 });
  expect(positionOf(faster, 10_000)).toBe(40);
  expect(positionOf(faster, 11_000)).toBe(42);
  expect(positionOf(changed(standing, 99, { speed: 2 }), 10_000)).toBe(30);
});

test('the clock can be moved while it runs and while it is stopped', () => {
  expect(positionOf(changed(started(0), 4000, { kept: 100 }), 5000)).toBe(101);
  expect(positionOf(changed(standing, 4000, { kept: 100 }), 5000)).toBe(100);
});
