import { expect, test } from 'vitest';
import { daysOf, nearestTo } from './days.ts';

const halfHour = 30 * 60_000;
const time = (starts: string) => ({
  starts_at: new Date(starts).toISOString(),
  ends_at: new Date(Date.parse(starts) + halfHour).toISOString(),
});
const from = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    time(new Date(Date.parse(first) + index * halfHour).toISOString()),
  );

test.each([
  // An evening of the owner's may be the next day elsewhere.
  ['America/Chicago', [['2026-11-24', 0, 4]]],
  [
    'Europe/Berlin',
    [
      ['2026-11-24', 0, 2],
      ['2026-11-25', 2, 0],
    ],
  ],
  ['Asia/Kathmandu', [['2026-11-25', 4, 0]]],
  ['Pacific/Kiritimati', [['2026-11-25', 0, 4]]],
])('in %s the evening of Chicago lies on its own days', (zone, expected) => {
  const days = daysOf(from('2026-11-24T22:00:00Z', 4), zone);
  expect(days.map(({ date, morning, afternoon }) => [date, morning.length, afternoon.length])).toEqual(
    expected,
  );
});

test('the repeated hour of autumn is there twice, and the missing one of spring not at all', () => {
  const hours = (zone: string, first: string, count: number) =>
    daysOf(from(first, count), zone).map(({ date, morning, afternoon }) => [
      date,
      morning.length + afternoon.length,
    ]);
  expect(hours('Europe/Berlin', '2026-10-24T22:00:00Z', 50)).toEqual([['2026-10-25', 50]]);
  expect(hours('Europe/Berlin', '2026-03-28T23:00:00Z', 46)).toEqual([['2026-03-29', 46]]);
  expect(hours('Australia/Lord_Howe', '2026-10-03T13:30:00Z', 47)).toEqual([['2026-10-04', 47]]);
  expect(hours('Australia/Lord_Howe', '2026-04-04T13:00:00Z', 49)).toEqual([['2026-04-05', 49]]);
});

test('noon is in the afternoon and midnight in the morning', () => {
  const [day] = daysOf([time('2026-11-25T00:00:00Z'), time('2026-11-25T12:00:00Z')], 'UTC');
  expect(day).toMatchObject({ morning: [{}], afternoon: [{}] });
});

test('instead of a lost time the nearest are offered, in order', () => {
  const times = from('2026-11-25T10:00:00Z', 10);
  const [, , one, wanted, two, three] = times.map(({ starts_at }) => starts_at);
  const left = times.filter(({ starts_at }) => starts_at !== wanted);
  expect(nearestTo(wanted ?? '', left, 3).map(({ starts_at }) => starts_at)).toEqual(
    expect.arrayContaining([one, two]),
  );
  expect(nearestTo(wanted ?? '', left, 3)).toHaveLength(3);
  expect(nearestTo(wanted ?? '', [], 3)).toEqual([]);
  expect(three).toBeDefined();
});
