import { expect, test } from 'vitest';
import type { Asked, Listed } from './asked.ts';

export function testReading({ query, send, ask, list, decide }: Asked): void {
  const namesOf = (rows: Listed[]) => rows.map(({ name }) => name);

  test('every enquiry has a case, suspected ones as spam, and connection tests none', async () => {
    const id = await send();
    const robot = await send({ website: 'https://example.com' });
    const check = await send({ source: 'connection-test' });
    expect((await list('open')).map((row) => row.id)).toContain(id);
    expect((await list('spam')).map((row) => row.id)).toEqual([robot]);
    expect((await list()).map((row) => row.id)).not.toContain(check);
    await expect(ask('desk_one', check)).rejects.toThrow('not there');
  });

  test.each([
    ['/', '/'],
    ['/solutions/ai-chatbots', '/solutions/ai-chatbots'],
    ['https://example.com/', null],
    ['//example.com', null],
    ['/a/../b', null],
    ['/a?utm=1', null],
    ['/<b>', null],
    ['/a\nb', null],
    [`/${'a'.repeat(200)}`, null],
    ['', null],
  ])('where somebody came from is a path of ours, or is not kept: %j', async (came_from, kept) => {
    const id = await send({ came_from });
    expect((await list()).find((row) => row.id === id)?.came_from).toBe(kept);
  });

  test('pages of the list have no gap and no row twice', async () => {
    const seen: Listed[] = [];
    for (let last: Listed | undefined; ; last = seen.at(-1)) {
      const page = await ask<Listed[]>('desk_list', null, null, last?.received_at, last?.id, 2);
      seen.push(...page);
      if (page.length < 2) break;
    }
    expect(seen).toEqual(await list());
  });

  test('who has waited longest is the first to answer, on every page', async () => {
    const waiting: Listed[] = [];
    for (let last: Listed | undefined; ; last = waiting.at(-1)) {
      const page = await ask<Listed[]>('desk_list', 'open', null, last?.received_at, last?.id, 2);
      waiting.push(...page);
      if (page.length < 2) break;
    }
    const newestFirst = (await list()).filter(({ status }) => status === 'open');
    expect(waiting.length).toBeGreaterThan(2);
    expect(waiting.map(({ received_at }) => received_at)).toEqual(
      newestFirst.map(({ received_at }) => received_at).toReversed(),
    );
    expect(new Set(waiting.map(({ id }) => id)).size).toBe(waiting.length);
  });

  test('the search finds beginnings of words, and all of them', async () => {
    const words = {
      name: "Tom\u00e1s O'Brien",
      email: 'tomas@taqueria.example',
      phone_number: '+1 (312) 555-0199',
    };
    await send({ ...words, business_details: 'Taqueria with 40 seats, menu on Instagram' });
    const accents = ['TOM\u00c1S', 'tomas', 'toma\u0301s'];
    const apostrophes = ["o'brien", 'O\u2019Brien', 'obrien', 'brien'];
    for (const typed of [
      'tom',
      'taqueria.ex',
      '3125550199',
      '+13125550199',
      'seats men',
      ...accents,
      ...apostrophes,
    ])
      expect(namesOf(await list(null, typed)), typed).toEqual(["Tom\u00e1s O'Brien"]);
    expect(await list(null, 'tom pizza')).toEqual([]);
    expect(await list('answered', 'tom')).toEqual([]);
  });

  test.each(["'", '"', '&', 'a & ) \\ :* <-> !', "x' or true --", '\u0001', '%', '()', '\\', ':*', 'a:*b'])(
    'nothing that is typed is an error: %s',
    async (typed) => {
      expect(await list(null, typed)).toBeInstanceOf(Array);
    },
  );

  test('signs that join words separate them, in the texts and in the search', async () => {
    await send({
      name: 'Signs',
      other_social_media: '@night_owl-cuts',
      business_details: 'shears/combs~dyes&more',
    });
    for (const typed of [
      'owl',
      'night_owl',
      'night-owl',
      'cuts',
      'combs',
      'dyes',
      'combs/dyes',
      'more',
      'shears&more',
    ])
      expect(namesOf(await list(null, typed)), typed).toEqual(['Signs']);
    const long = 'x'.repeat(130);
    await send({ name: 'Long', business_details: `${long}y` });
    for (const typed of [long, `${long}y`, long.slice(0, 60)])
      expect(namesOf(await list(null, typed)), typed).toEqual(['Long']);
    expect(await list(null, `${long}z`)).toEqual([]);
  });

  test('no text costs many times as much as a plain enquiry', async () => {
    async function timeOf(business_details: string): Promise<number> {
      const begun = performance.now();
      await send({ business_details });
      return performance.now() - begun;
    }
    const plain = "It's two chairs. ".repeat(290);
    for (const unit of ['a_', 'a-a.', 'a~/', '&a_', 'a0@0', 'ae@0', '0e0.0.']) {
      // Side by side, because what else the machine does takes time from both.
      const ratios: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const usual = await timeOf(plain);
        ratios.push((await timeOf(`'${unit.repeat(4990 / unit.length)}`)) / usual);
      }
      expect(Math.min(...ratios), unit).toBeLessThan(25);
    }
  });

  /** With a promise of two hours, at any time or in these hours. */
  const figures = <Answer>(zone: string, weeks: number, hours: string | null = null) =>
    ask<Answer>('desk_figures', zone, weeks, 7200, new Date(Date.now() - 7_200_000).toISOString(), hours);

  test('the figures count each week of the zone, and no spam', async () => {
    const before = await figures<Record<string, number>>('America/Chicago', 12);
    const quick = await send({ came_from: '/pricing' });
    const robot = await send({ website: 'x' });
    await query(
      `update desk.cases set received_at = now() - interval '30 minutes' where submission_id = any($1)`,
      [[quick, robot]],
    );
    await decide(quick, 0, 'answered');
    const late = await send();
    await query(
      `update desk.cases set received_at = now() - interval '3 hours 20 minutes' where submission_id = $1`,
      [late],
    );
    type Figures = Record<string, number> & { weeks: { week: string }[]; from: { path: string }[] };
    const after = await figures<Figures>('America/Chicago', 12);
    const more = (name: string) => Number(after[name]) - Number(before[name]);
    expect([more('enquiries'), more('due'), more('in_time')]).toEqual([2, 2, 1]);
    expect(after.weeks).toHaveLength(12);
    for (const { week } of after.weeks) expect(new Date(`${week}T12:00Z`).getUTCDay()).toBe(1);
    expect(after.from.map(({ path }) => path)).toContain('/pricing');
    expect(await figures('Asia/Kathmandu', 1)).toMatchObject({ weeks: [{}] });
    await expect(figures('Nowhere/Land', 12)).rejects.toThrow('time zone');
  });

  test('the figures count the time of a promise only in its hours', async () => {
    const hour = 60 * 60_000;
    const now = Date.now();
    const at = (hours: number) => new Date(now + hours * hour).toISOString();
    const hours = `{[${at(-9)},${at(-8)}),[${at(-4)},${at(-1)})}`;
    const inTime = async (open: string | null) =>
      (await figures<{ in_time: number }>('UTC', 2, open)).in_time;
    const before = [await inTime(null), await inTime(hours)];
    const sent = await Promise.all([
      ...['-8.5 hours', '-7 hours', '-12 hours'].map(async (received) => {
        const id = await send();
        await query(
          `update desk.cases set status = 'answered', received_at = $2::timestamptz + $3::interval,
            answered_at = $2::timestamptz - interval '2.5 hours' where submission_id = $1`,
          [id, new Date(now).toISOString(), received],
        );
        return id;
      }),
    ]);
    expect(sent).toHaveLength(3);
    // Of the three, 2, 1.5 and 2.5 hours of the promise had run.
    expect([await inTime(null), await inTime(hours)]).toEqual([before[0], Number(before[1]) + 2]);
    await query('delete from public.contact_submissions where id = any($1)', [sent]);
  });
}
