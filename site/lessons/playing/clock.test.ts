import { expect, test } from 'vitest';
import { type Clock, movedTo, positionOf, started, stopped, withSpeed } from './transport.ts';

const standing: Clock = { kept: 30, since: undefined, speed: 1 };

test('it stands until it is started, then goes with the page', () => {
  expect(positionOf(standing, 5000)).toBe(30);
  expect(positionOf(started(standing, 5000), 7500)).toBe(32.5);
});

test('it keeps its place when it is stopped', () => {
  expect(positionOf(stopped(started(standing, 5000), 7500), 900_000)).toBe(32.5);
});

test('another speed counts from now on', () => {
  const faster = withSpeed(started(standing, 0), 2, 10_000);
  expect(positionOf(faster, 10_000)).toBe(40);
  expect(positionOf(faster, 11_000)).toBe(42);
  expect(positionOf(withSpeed(standing, 2, 99), 10_000)).toBe(30);
});

test('it is moved while it goes, and while it stands', () => {
  expect(positionOf(movedTo(started(standing, 0), 100, 4000), 5000)).toBe(101);
  expect(positionOf(movedTo(standing, 100, 4000), 5000)).toBe(100);
});
