import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueue } from './embedded-store.ts';
import type { Outcome, Purpose, Work } from './store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done: Outcome = { kind: 'done', rows: [] };

/** A database that works on one thing at a time, until the test says that it is done. */
function startQueue() {
  const begun: Purpose[] = [];
  let finish = (_outcome: Outcome) => {};
  const run = createQueue(({ purpose }) => {
    begun.push(purpose);
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  return {
    begun,
    ask: (purpose: Purpose) => run({ purpose } as Work),
    finish: async () => {
      finish(done);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('a thousand reads of visitors delay an enquiry by one read, the owner by two, and the server itself by three', async () => {
  const queue = startQueue();
  for (let count = 0; count < 400; count += 1) void queue.ask('query');
  const sent = queue.ask('enquiry');
  void queue.ask('owner');
  void queue.ask('upkeep');
  await queue.finish();
  expect(queue.begun).toEqual(['query', 'enquiry']);
  await queue.finish();
  expect(await sent).toEqual(done);
  await queue.finish();
  await queue.finish();
  expect(queue.begun).toEqual(['query', 'enquiry', 'owner', 'upkeep', 'query']);
});

test('work waits no longer than a visitor may, and is not begun after that', async () => {
  const queue = startQueue();
  const answers = [queue.ask('enquiry'), queue.ask('enquiry')];
  await vi.advanceTimersByTimeAsync(4_999);
  const late = queue.ask('enquiry');
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(answers)).toEqual([
    { kind: 'unavailable', reason: 'no answer for 5 s' },
    { kind: 'unavailable', reason: 'no answer for 5 s' },
  ]);
  await queue.finish();
  await queue.finish();
  expect(await late).toEqual(done);
  expect(queue.begun).toHaveLength(2);
});

test('each purpose has its own limit of waiting work', async () => {
  const queue = startQueue();
  const answers = Array.from({ length: 501 }, () => queue.ask('query'));
  expect(await queue.ask('query')).toMatchObject({
    kind: 'unavailable',
    reason: expect.stringMatching('waiting'),
  });
  const sent = queue.ask('enquiry');
  await queue.finish();
  await queue.finish();
  expect(await Promise.all([answers[0], sent])).toEqual([done, done]);
});
