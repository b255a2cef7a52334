import { expect, test } from 'vitest';
import { type Clock, movedTo, positionOf, started, stopped, withSpeed } from './transport.ts';

const standing: Clock = { kept: 30, since: undefined, speed: 1 };

test("the clock is still until it is started, then runs with the page's", () => {
  expect(positionOf(standing, 5000)).toBe(30);
  expect(positionOf(started(standing, 5000), 7500)).toBe(32.5);
});

test('the clock keeps its position when it is stopped', () => {
  expect(positionOf(stopped(started(standing, 5000), 7500), 900_000)).toBe(32.5);
});

test('another speed applies from now on', () => {
  const faster = withSpeed(started(standing, 0), 2, 10_000);
  expect(positionOf(faster, 10_000)).toBe(40);
  expect(positionOf(faster, 11_000)).toBe(42);
  expect(positionOf(withSpeed(standing, 2, 99), 10_000)).toBe(30);
});

test('the clock can be moved while it runs and while it is stopped', () => {
  expect(positionOf(movedTo(started(standing, 0), 100, 4000), 5000)).toBe(101);
  expect(positionOf(movedTo(standing, 100, 4000), 5000)).toBe(100);
});
