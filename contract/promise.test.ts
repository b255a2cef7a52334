import { expect, test } from 'vitest';
import { company, speakFor } from '../content/company.ts';
import { promisedAround } from './promise.ts';
import { dueAt, lateBefore, ranBetween } from './running-time.ts';

const weekday = ['09:00-18:00'];
const week: typeof company.answeredOn = {
  ...{ mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday },
  sat: [],
  sun: [],
};

function promiseOf(answerTime: string, answeredOn: Partial<typeof week>, zone: string, today: string) {
  speakFor({ ...company, answerTime, answeredOn: { ...week, ...answeredOn } });
  return promisedAround(Temporal.PlainDate.from(today), zone);
}

const zones = [
  ...['UTC', 'America/New_York', 'America/Los_Angeles', 'America/St_Johns', 'Europe/Berlin', 'Europe/London'],
  ...['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland', 'America/Sao_Paulo'],
];

// In each zone with a change of the clock one of these Fridays has it before the Monday that follows.
const fridays = [
  '2026-03-06',
  '2026-03-27',
  '2026-04-03',
  '2026-09-25',
  '2026-10-02',
  '2026-10-23',
  '2026-10-30',
];

test.each(zones)(
  '4 hours on weekdays from 9 to 6, asked for on Friday at 5 pm, end on Monday at noon in %s',
  (zone) => {
    for (const friday of fridays) {
      const promised = promiseOf('4 hours', {}, zone, friday);
      const at = (day: string, time: string) =>
        Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
      const monday = Temporal.PlainDate.from(friday).add({ days: 3 }).toString();
      const received = at(friday, '17:00');
      const due = at(monday, '12:00');
      expect(dueAt(received, promised)).toBe(due);
      expect(dueAt(received, promised, 0.25)).toBe(at(friday, '18:00'));
      expect(dueAt(at(friday, '23:00'), promised)).toBe(at(monday, '13:00'));
      expect(ranBetween(received, at(monday, '09:00'), promised)).toBe(60 * 60_000);
      // Late from the moment at which it is due, and not before.
      expect(lateBefore(due, promised)).toBe(received);
      expect(lateBefore(due - 60_000, promised)).toBe(received - 60_000);
    }
  },
);

test('a promise of days counts the hours of the longest day, and one for all hours counts on', () => {
  const friday = Date.parse('2026-11-27T17:00Z');
  const days = promiseOf('2 days', { sat: ['10:00-14:00'] }, 'UTC', '2026-11-27');
  // An hour on Friday, four on Saturday, nine on Monday, and four on Tuesday.
  expect(dueAt(friday, days)).toBe(Date.parse('2026-12-01T13:00Z'));
  const inWords = promiseOf('2 working days, or even sooner', { sat: ['10:00-14:00'] }, 'UTC', '2026-11-27');
  expect(inWords).toEqual(days);
  const whole = ['00:00-24:00'];
  const always = promiseOf(
    '2 days',
    Object.fromEntries(Object.keys(week).map((day) => [day, whole])),
    'UTC',
    '2026-11-27',
  );
  expect(always.hours).toBeNull();
  expect(dueAt(friday, always)).toBe(Date.parse('2026-11-29T17:00Z'));
});

test('a message that came long before the hours that are known is late, and one far ahead is due in time', () => {
  const promised = promiseOf('2 hours', {}, 'UTC', '2026-11-27');
  const now = Date.parse('2026-11-27T12:00Z');
  expect(lateBefore(now, promised)).toBe(Date.parse('2026-11-27T10:00Z'));
  expect(ranBetween(Date.parse('2025-01-01T00:00Z'), now, promised)).toBeGreaterThan(promised.ms);
});
