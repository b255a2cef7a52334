import { expect, test } from 'vitest';
import { createOutageLog, type Outcome } from './store.ts';

const done: Outcome = { kind: 'done', rows: [] };
const away: Outcome = { kind: 'unavailable', reason: 'no answer for 5 s' };
const full: Outcome = { kind: 'unavailable', reason: 'the disk is full' };

function startLog() {
  const lines: string[] = [];
  let now = Date.parse('2026-11-22');
  const note = (message: string) => void lines.push(message);
  const report = createOutageLog({ info: note, error: note }, () => now);
  return {
    lines,
    report,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('an outage and its end are logged once each, however many requests fail', () => {
  const { lines, report } = startLog();
  for (const outcome of [done, away, away, full, done, done]) report(outcome);
  expect(lines).toEqual([
    expect.stringContaining('no answer for 5 s'),
    expect.stringContaining('answers again'),
  ]);
});

test('a database that comes and goes does not fill the log, and a new reason is logged at once', () => {
  const { lines, report, wait } = startLog();
  for (let count = 0; count < 1_000; count += 1) for (const outcome of [away, done]) report(outcome);
  expect(lines).toHaveLength(2);
  for (const outcome of [full, done]) report(outcome);
  expect(lines).toHaveLength(4);
  wait(60_000);
  for (const outcome of [away, done]) report(outcome);
  expect(lines).toHaveLength(6);
});
