import { expect, test } from 'vitest';
import { inZone } from './zone.ts';

test.each([
  ['America/Chicago', '2027-03-14', '2027-11-07'],
  ['America/St_Johns', '2027-03-14', '2027-11-07'],
  ['America/Santiago', '2027-04-04', '2027-09-05'],
  ['America/Sao_Paulo', '2018-02-18', '2018-11-04'],
  ['Europe/Berlin', '2027-03-28', '2027-10-31'],
  ['Europe/London', '2027-03-28', '2027-10-31'],
  ['Asia/Beirut', '2027-03-28', '2027-10-31'],
  ['Asia/Kathmandu', '2027-03-14', '2027-11-07'],
  ['Australia/Lord_Howe', '2027-04-04', '2027-10-03'],
  ['Pacific/Auckland', '2027-04-04', '2027-09-26'],
])(
  'every half hour around both changes of the clock is the moment Temporal says: %s',
  (timeZone, ...changes) => {
    const zone = inZone(timeZone);
    for (const change of changes)
      for (const [day, half] of halfHoursAround(change)) {
        const { epochMilliseconds } = Temporal.PlainDateTime.from(`${day}T${half}`).toZonedDateTime(timeZone);
        expect([day, half, zone.momentOf(day, half)]).toEqual([day, half, epochMilliseconds]);
      }
  },
);

test('a skipped time becomes the one after the gap, on the same day', () => {
  const chicago = inZone('America/Chicago');
  expect(chicago.clock(new Date(chicago.momentOf('2027-03-14', '02:00')).toISOString())).toBe('03:00');
  const santiago = inZone('America/Santiago');
  expect(santiago.dayOf(santiago.momentOf('2027-09-05', '00:00'))).toBe('2027-09-05');
});

/** From the day before to the day after. */
function halfHoursAround(day: string): [day: string, time: string][] {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Array.from({ length: 144 }, (_, index) => {
    const [date = '', time = ''] = new Date(noon + (index - 72) * 30 * 60_000).toISOString().split('T');
    return [date, time.slice(0, 5)];
  });
}
