import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { booking } from './booking.ts';
import { mistakesIn } from './mistakes.ts';

const ours = parse(readFileSync(new URL('../booking.yaml', import.meta.url), 'utf8'));

const mistakes = (change: object) => mistakesIn({ ...ours, ...change }, booking, 'content/booking.yaml');

test('the shipped hours are valid', () => {
  expect(mistakes({})).toEqual([]);
});

test('days off may be dates or text', () => {
  const closed = [new Date('2026-11-26T00:00:00Z'), '2026-12-24..2027-01-01'];
  expect(booking.parse({ ...ours, closed }).closed).toEqual([
    { first: '2026-11-26', last: '2026-11-26' },
    { first: '2026-12-24', last: '2027-01-01' },
  ]);
});

test('hours may end at midnight, and begin where others end', () => {
  expect(mistakes({ hours: { sun: ['18:00-20:00', '20:00-24:00'] } })).toEqual([]);
  expect(mistakes({ hours: {} })).toEqual([]);
});

test.each([
  [{ zone: 'America/Chicagoo' }, 'zone is "America/Chicagoo", and must be a time zone'],
  [{ zone: '+01:00' }, 'zone is "+01:00", and must be a time zone'],
  [{ hours: { mon: ['9-12'] } }, 'hours.mon[0] is "9-12", and must be two times of a day'],
  [{ hours: { mon: ['09:00-25:00'] } }, 'hours.mon[0] is "09:00-25:00", and must be two times of a day'],
  [{ hours: { mon: ['12:00-09:00'] } }, 'hours.mon[0] is "12:00-09:00", and must have room for a call'],
  [{ hours: { mon: ['09:00-09:29'] } }, 'hours.mon[0] is "09:00-09:29", and must have room for a call'],
  [{ hours: { mon: ['09:00-12:00', '11:30-14:00'] } }, 'hours.mon[1] is "11:30-14:00", and must not overlap'],
  [{ hours: { monday: ['09:00-12:00'] } }, 'hours has monday, and must be without monday'],
  [{ closed: ['2026-02-29'] }, 'closed[0] is "2026-02-29", and must be days of the calendar'],
  [{ closed: ['2026-12-24..2026-12-23'] }, 'the earlier one first'],
  [
    { length: 15, buffer: 0, horizon: 60, hours: { mon: ['00:00-24:00'], tue: ['00:00-24:00'] } },
    'fewer days',
  ],
  [{ opening: true }, 'must be without opening'],
  [{ offered: 'yes' }, 'offered is "yes", and must be true or false'],
])('%j is refused', (change, words) => {
  expect(mistakes(change)).toEqual([expect.stringContaining(words)]);
});
