import ICAL from 'ical.js';
import { expect, onTestFinished, test } from 'vitest';
import { company, speakFor } from '../content/company.ts';
import { type CalendarEntry, toCalendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  method: 'REQUEST',
  call: {
    starts_at: '2026-11-25T15:45:00+00:00',
    ends_at: '2026-11-25T16:15:00+00:00',
    sequence: 2,
    uid: '11111111-1111-4111-8111-111111111111',
  },
  summary: 'Call, with; a \\ and "quotes"',
  description:
    'First line\nsecond line, with ünïcödé letters and 📅 signs, as long as it takes to be folded twice or more often',
  attendee: "o'brien+calls@example.com",
  writtenAt: new Date('2026-11-22T10:00:00.123Z'),
};

const eventIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
};

test('a calendar reads what was written', () => {
  const { calendar, event } = eventIn(toCalendarFile(entry));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.uid).toBe('11111111-1111-4111-8111-111111111111');
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate()).toEqual(new Date(entry.call.starts_at));
  expect(event.endDate.toJSDate()).toEqual(new Date(entry.call.ends_at));
  expect(event.summary).toBe(entry.summary);
  expect(event.description).toBe(entry.description);
  expect(event.organizer).toBe('mailto:hello@raywright.example');
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual([`mailto:${entry.attendee}`]);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T10:00:00Z');
});

test('lines end as the standard says, and none has more than 75 bytes', () => {
  const text = toCalendarFile(entry);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('what is cancelled is the same entry, one change later', () => {
  const sequence = entry.call.sequence + 1;
  const { calendar, event } = eventIn(
    toCalendarFile({ ...entry, method: 'CANCEL', call: { ...entry.call, sequence } }),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([event.uid, event.sequence]).toEqual(['11111111-1111-4111-8111-111111111111', 3]);
});

test('whoever downloads it is not invited', () => {
  const { attendee: _, ...published } = entry;
  const { event } = eventIn(toCalendarFile({ ...published, method: 'PUBLISH' }));
  expect(event.attendees).toEqual([]);
});

test('no text begins a line of its own', () => {
  const attack = 'x\r\nATTENDEE:mailto:stranger@example.com\nBEGIN:VALARM';
  const { event } = eventIn(toCalendarFile({ ...entry, summary: attack, description: attack }));
  expect(event.attendees).toHaveLength(1);
  expect(event.component.getAllSubcomponents()).toEqual([]);
});

test('a company’s name reads as typed, but for double quotes, which a parameter cannot have', () => {
  const former = { ...company };
  onTestFinished(() => speakFor(former));
  speakFor({ ...company, name: 'H*A*I*R; Smith, "Sons" & <Cuts>' });
  const { event } = eventIn(toCalendarFile(entry));
  const organizer = event.component.getFirstProperty('organizer');
  expect(organizer?.getFirstParameter('cn')).toBe("H*A*I*R; Smith, 'Sons' & <Cuts>");
  expect(event.organizer).toBe('mailto:hello@raywright.example');
});
