import { expect, test } from 'vitest';
import { busyIn } from './busy-in.ts';

const zone = 'America/Chicago';
const span = (from: string, to: string) => ({ from: Date.parse(from), to: Date.parse(to) });
const autumn = span('2026-10-19T00:00Z', '2026-11-20T00:00Z');

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const busy = (lines: string[], window = autumn) =>
  busyIn(file(...lines), { ...window, zone, calls: ['0a-Call'] });
const starts = (lines: string[], window = autumn) =>
  busy(lines, window)
    .map(({ starts_at }) => starts_at)
    .sort();

/** What a clock shows in a zone, by another authority than what is tested. */
const clockIn = (timeZone: string) => (moment: string) =>
  new Date(moment).toLocaleString('sv', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' });

const outlook = [
  ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
  ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
  ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];
const weekly = (tzid: string, ...more: string[]) =>
  event(
    `DTSTART;TZID=${tzid}:20190107T090000`,
    `DTEND;TZID=${tzid}:20190107T100000`,
    'RRULE:FREQ=WEEKLY',
    ...more,
  );

test.each([
  ['a zone that is named alone', weekly('Europe/Berlin')],
  ['a zone that the file describes', [...outlook, ...weekly('W. Europe Standard Time')]],
])('a weekly nine o’clock stays nine o’clock when the clocks change, in %s', (_, lines) => {
  for (const window of [autumn, span('2027-03-15T00:00Z', '2027-04-19T00:00Z')]) {
    const times = busy(lines, window);
    expect(times).toHaveLength(5);
    expect(new Set(times.map(({ starts_at }) => starts_at.slice(11, 16)))).toEqual(
      new Set(['07:00', '08:00']),
    );
    for (const { starts_at, ends_at } of times) {
      expect(clockIn('Europe/Berlin')(starts_at)).toMatch(/mån.*09:00/);
      expect(Date.parse(ends_at) - Date.parse(starts_at)).toBe(60 * 60_000);
    }
  }
});

test('an occurrence that was moved, canceled or left out is no longer at its former time', () => {
  const at = (name: string, wall: string) => `${name};TZID=Europe/Berlin:${wall}`;
  const lines = [
    ...weekly('Europe/Berlin', at('EXDATE', '20261019T090000')),
    ...event(at('RECURRENCE-ID', '20261026T090000'), at('DTSTART', '20261027T140000'), 'DURATION:PT30M'),
    ...event(at('RECURRENCE-ID', '20261102T090000'), at('DTSTART', '20261102T090000'), 'STATUS:CANCELLED'),
  ];
  expect(starts(lines)).toEqual([
    '2026-10-27T13:00:00.000Z',
    '2026-11-09T08:00:00.000Z',
    '2026-11-16T08:00:00.000Z',
  ]);
});

test('a whole day is one of the owner’s, also that on which the clocks change', () => {
  expect(busy(event('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102'))).toEqual([
    { starts_at: '2026-11-01T05:00:00.000Z', ends_at: '2026-11-02T06:00:00.000Z' },
  ]);
  expect(starts(event('DTSTART:20261105T090000', 'DURATION:PT1H'))).toEqual(['2026-11-05T15:00:00.000Z']);
});

test('what leaves the owner free is not busy', () => {
  const at = ['DTSTART:20261105T090000Z', 'DTEND:20261105T100000Z'];
  for (const free of [
    'TRANSP:TRANSPARENT',
    'STATUS:CANCELLED',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'RRULE:FREQ=HOURLY',
  ])
    expect(busy(event(...at, free))).toEqual([]);
  // Nor is a call of ours, which the owner has kept at the time that it had.
  expect(busy(event(...at).map((line) => line.replace('UID:one', 'UID:0A-CALL')))).toEqual([]);
  // Nor is a series that has ended, or one of every second week in the other weeks.
  expect(
    busy(weekly('Europe/Berlin').map((line) => line.replace('WEEKLY', 'WEEKLY;UNTIL=20200101T000000Z'))),
  ).toEqual([]);
  const everySecond = weekly('UTC').map((line) => line.replace('WEEKLY', 'WEEKLY;INTERVAL=2'));
  expect(starts(everySecond).map((time) => time.slice(5, 10))).toEqual(['10-19', '11-02', '11-16']);
});

test.each([
  ['nothing', '', /no whole calendar/],
  ['a page', '<!doctype html><title>Sign in</title>', /page/],
  ['half a calendar', file(...weekly('Europe/Berlin')).slice(0, 150), /no whole calendar/],
  ['one with another end', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCARD\r\n', /no whole calendar/],
  [
    'a zone that nobody knows',
    file(...event('DTSTART;TZID=Atlantis:20261105T090000', 'DURATION:PT1H')),
    /zone/,
  ],
])('%s is refused', (_, text, why) => {
  expect(() => busyIn(text, { ...autumn, zone, calls: [] })).toThrow(why);
});

test('a calendar of many years that would keep us busy for long is refused', () => {
  const series = event('DTSTART:19000101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY;COUNT=99999');
  expect(() => busy([...series, ...series])).toThrow(/too long/);
});
