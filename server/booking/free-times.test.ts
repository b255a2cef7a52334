import { expect, test } from 'vitest';
import type { Outcome } from '../database/store.ts';
import { createFreeTimes } from '../free-times.ts';

function freeTimesWith(answers: Outcome[]) {
  const clock = { now: 1_000_000 };
  const asked: Outcome[] = [];
  const ask = async () => {
    const [answer = done] = answers.splice(0, 1);
    asked.push(answer);
    return answer;
  };
  return { clock, asked, freeTimes: createFreeTimes(ask, () => clock.now) };
}

const done: Outcome = { kind: 'done', rows: [] };

test('the database is asked once in some seconds, however many requests come', async () => {
  const { clock, asked, freeTimes } = freeTimesWith([]);
  await Promise.all(Array.from({ length: 1000 }, freeTimes.read));
  expect(asked).toHaveLength(1);
  clock.now += 4_999;
  await freeTimes.read();
  expect(asked).toHaveLength(1);
  clock.now += 1;
  await freeTimes.read();
  expect(asked).toHaveLength(2);
});

test('after a change no earlier answer is used, not even one that was still being read', async () => {
  const { asked, freeTimes } = freeTimesWith([]);
  const before = freeTimes.read();
  freeTimes.forget();
  await Promise.all([before, freeTimes.read(), freeTimes.read()]);
  expect(asked).toHaveLength(2);
});

test('an outage is not cached', async () => {
  const outage: Outcome = { kind: 'unavailable', reason: 'away' };
  const { freeTimes } = freeTimesWith([outage, done]);
  expect(await freeTimes.read()).toBe(outage);
  expect(await freeTimes.read()).toBe(done);
});
