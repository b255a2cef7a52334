import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { createRandom } from '../support/random.ts';
import { howMany } from '../support/thorough.ts';

/** Compares the times that the SQL computes with JavaScript's own calendar. */

type Window = { weekday: number; opens: string; closes: string };
type Rules = {
  zone: string;
  length_minutes: number;
  buffer_minutes: number;
  notice_minutes: number;
  horizon_days: number;
  hours: Window[];
  closures: { first_day: string; last_day: string }[];
};

const everyDay = (opens: string, closes: string) =>
  Array.from({ length: 7 }, (_, index) => ({ weekday: index + 1, opens, closes }));

const rulesWith = (changes: Partial<Rules>): Rules => ({
  zone: 'UTC',
  length_minutes: 60,
  buffer_minutes: 0,
  notice_minutes: 0,
  horizon_days: 60,
  hours: everyDay('00:00', '24:00'),
  closures: [],
  ...changes,
});

const trials = howMany(80, 1000);

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);

  async function timesOf(rules: Rules, first: string, last: string): Promise<string[]> {
    await query('select set_booking_rules($1)', [JSON.stringify(rules)]);
    const { rows } = await query<{ starts: Date }>(
      'select starts from booking.times($1, $2) as starts order by starts',
      [first, last],
    );
    return rows.map(({ starts }) => starts.toISOString());
  }

  test(`${trials} random rules, zones and days`, async () => {
    const random = createRandom(1000);
    const known = await query<{ name: string }>('select name from pg_timezone_names');
    const names = new Set(known.rows.map(({ name }) => name));
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => names.has(zone));
    expect(zones.length).toBeGreaterThan(400);
    let compared = 0;
    for (let count = 0; count < trials; count += 1) {
      const rules = randomRules(random, random.pick(zones));
      // Years for which all lists of time zones agree.
      const first = Temporal.PlainDate.from('2008-01-01').add({ days: random.below(14 * 365) });
      const last = first.add({ days: random.below(20) });
      const expected = timesByTemporal(rules, first, last);
      expect([rules, await timesOf(rules, `${first}`, `${last}`)]).toEqual([rules, expected]);
      compared += expected.length;
    }
    expect(compared).toBeGreaterThan(50 * trials);
  });

  test.each([
    ['Europe/Berlin', '2026-03-29', '01:00-05:00', 60, ['00:00', '01:00', '02:00']],
    ['Europe/Berlin', '2026-10-25', '01:00-05:00', 60, ['23:00', '00:00', '01:00', '02:00', '03:00']],
    ['America/New_York', '2026-03-08', '01:00-05:00', 60, ['06:00', '07:00', '08:00']],
    ['America/New_York', '2026-11-01', '00:00-04:00', 60, ['04:00', '05:00', '06:00', '07:00', '08:00']],
    // Hours that open within the repeated hour open at its second occurrence.
    ['America/New_York', '2026-11-01', '01:00-04:00', 60, ['06:00', '07:00', '08:00']],
    // Hours within the skipped hour have passed when it ends.
    ['America/New_York', '2026-03-08', '02:00-03:00', 30, []],
    ['Australia/Lord_Howe', '2026-10-04', '01:00-04:00', 30, ['14:30', '15:00', '15:30', '16:00', '16:30']],
    ['Australia/Lord_Howe', '2026-04-05', '01:00-03:00', 30, ['14:00', '14:30', '15:00', '15:30', '16:00']],
    ['Asia/Kathmandu', '2026-03-29', '09:00-12:00', 45, ['03:15', '04:00', '04:45', '05:30']],
    ['Asia/Kathmandu', '2026-10-25', '00:00-03:00', 90, ['18:15', '19:45']],
  ])('%s on %s, %s, calls of %i minutes', async (zone, day, window, length_minutes, expected) => {
    const [opens = '', closes = ''] = window.split('-');
    const rules = rulesWith({ zone, length_minutes, hours: everyDay(opens, closes) });
    const times = await timesOf(rules, day, day);
    expect(times.map((time) => time.slice(11, 16))).toEqual(expected);
  });

  test('a time that is skipped in spring moves on, and is offered once', async () => {
    const hours = [...everyDay('02:00', '02:30'), ...everyDay('03:00', '04:00')];
    const rules = rulesWith({ zone: 'Europe/Berlin', length_minutes: 30, hours });
    expect(await timesOf(rules, '2026-03-29', '2026-03-29')).toEqual([
      '2026-03-29T01:00:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
  });

  test('a day that a zone has skipped has no times, and adds none to the next', async () => {
    const rules = rulesWith({
      zone: 'Pacific/Apia',
      hours: [{ weekday: 5, opens: '09:00', closes: '12:00' }],
    });
    expect(await timesOf(rules, '2011-12-30', '2011-12-31')).toEqual([]);
  });

  test('an unknown zone is refused, and the former offer stays', async () => {
    await timesOf(rulesWith({}), '2026-01-05', '2026-01-05');
    await expect(timesOf(rulesWith({ zone: 'Mars/Olympus' }), '2026-01-05', '2026-01-05')).rejects.toThrow(
      'time zone "Mars/Olympus" not recognized',
    );
    const { rows } = await query("select count(*)::integer from booking.times('2026-01-05', '2026-01-05')");
    expect(rows).toEqual([{ count: 24 }]);
  });
});

function randomRules(random: ReturnType<typeof createRandom>, zone: string): Rules {
  const length_minutes = random.pick([5, 15, 20, 30, 45, 60, 90]);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const hours: Window[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    // One window after the other, with and without gaps, some of them across midnight.
    for (let from = 0; random.chance(0.8) && from < 24 * 60; ) {
      const opens = from + random.below(120);
      const closes = Math.min(24 * 60, opens + 1 + random.below(600));
      if (opens < closes) hours.push({ weekday, opens: clock(opens), closes: clock(closes) });
      from = closes + random.pick([0, 1, 60]);
    }
  }
  const first = Temporal.PlainDate.from('2008-01-01').add({ days: random.below(14 * 365) });
  const closures = [{ first_day: `${first}`, last_day: `${first.add({ days: random.below(300) })}` }];
  return rulesWith({ zone, length_minutes, buffer_minutes: random.pick([0, 0, 7, 15, 60]), hours, closures });
}

function timesByTemporal(rules: Rules, first: Temporal.PlainDate, last: Temporal.PlainDate): string[] {
  const times = new Set<number>();
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (isClosed(rules, `${day}`)) continue;
    for (const { opens, closes } of rules.hours.filter(({ weekday }) => weekday === day.dayOfWeek)) {
      const end = momentOf(day, closes, rules.zone) - rules.length_minutes * 60_000;
      const step = (rules.length_minutes + rules.buffer_minutes) * 60_000;
      for (let start = momentOf(day, opens, rules.zone); start <= end; start += step) {
        const there = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(rules.zone);
        if (there.toPlainDate().equals(day)) times.add(start);
      }
    }
  }
  return [...times].sort((one, other) => one - other).map((time) => new Date(time).toISOString());
}

const isClosed = ({ closures }: Rules, day: string) =>
  closures.some(({ first_day, last_day }) => first_day <= day && day <= last_day);

function momentOf(day: Temporal.PlainDate, clock: string, zone: string): number {
  const midnight = clock === '24:00';
  return (midnight ? day.add({ days: 1 }) : day)
    .toPlainDateTime(midnight ? '00:00' : clock)
    .toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
}
