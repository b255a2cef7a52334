import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

function limitWithClock(perMinute: number) {
  const clock = { now: 1_000_000 };
  const limit = createRateLimit(perMinute, 60_000, () => clock.now);
  return { clock, secondsToWait: limit.take, limit };
}

test('allows so many at once, and then one at the given rate', () => {
  const { clock, secondsToWait } = limitWithClock(10);
  for (let count = 0; count < 10; count += 1) expect(secondsToWait('203.0.113.7')).toBe(0);
  expect(secondsToWait('203.0.113.7')).toBe(6);
  clock.now += 5_999;
  expect(secondsToWait('203.0.113.7')).toBe(1);
  clock.now += 1;
  expect(secondsToWait('203.0.113.7')).toBe(0);
  expect(secondsToWait('203.0.113.7')).toBe(6);
});

test('the first use of an address is allowed whatever fraction of a millisecond the clock shows', () => {
  const { clock, secondsToWait } = limitWithClock(1);
  for (let count = 0; count < 100; count += 1) {
    clock.now += 0.1;
    expect(secondsToWait(`203.0.113.${count}`)).toBe(0);
  }
});

test('a rejected attempt does not prolong the wait', () => {
  const { clock, secondsToWait } = limitWithClock(1);
  expect(secondsToWait('203.0.113.7')).toBe(0);
  for (let count = 0; count < 100; count += 1) expect(secondsToWait('203.0.113.7')).toBe(60);
  clock.now += 60_000;
  expect(secondsToWait('203.0.113.7')).toBe(0);
});

test('every address counts alone, but those of an IPv6 household together', () => {
  const { secondsToWait } = limitWithClock(1);
  expect(secondsToWait('203.0.113.7')).toBe(0);
  expect(secondsToWait('203.0.113.8')).toBe(0);
  expect(secondsToWait('::ffff:203.0.113.9')).toBe(0);
  expect(secondsToWait('::ffff:203.0.113.10')).toBe(0);
  expect(secondsToWait('2001:db8::1')).toBe(0);
  expect(secondsToWait('2001:db8:0:0:1:2:3:4')).toBe(60);
  expect(secondsToWait('2001:db8:0:1::1')).toBe(0);
});

test('an IPv6 block has the allowance of three households', () => {
  const { clock, secondsToWait, limit } = limitWithClock(2);
  const households = (count: number) => Array.from({ length: count }, (_, index) => `2001:db8:7:${index}::1`);
  expect(households(6).map(secondsToWait)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(secondsToWait('2001:db8:7:ffff:1:2:3:4')).toBe(10);
  expect(secondsToWait('2001:db8:8::1')).toBe(0);
  limit.giveBack('2001:db8:7:1::1');
  expect(secondsToWait('2001:db8:7:1::1')).toBe(0);
  clock.now += 10_000;
  expect(secondsToWait('2001:db8:7:2::1')).toBe(0);
  expect(secondsToWait('2001:db8:7:3::1')).toBe(10);
});

test('a use that was given back can be used again', () => {
  const { limit } = limitWithClock(1);
  expect(limit.take('203.0.113.7')).toBe(0);
  limit.giveBack('203.0.113.7');
  expect(limit.take('203.0.113.7')).toBe(0);
  expect(limit.take('203.0.113.7')).toBe(60);
  limit.giveBack('203.0.113.8');
  expect(limit.take('203.0.113.8')).toBe(0);
});
