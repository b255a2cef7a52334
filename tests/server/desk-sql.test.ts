import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';

/** What the desk keeps of an enquiry, asked of the database itself. */

const hash = (letter: string) => letter.repeat(64);

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);

  async function send(row: Record<string, unknown> = {}): Promise<string> {
    const id = randomUUID();
    const sent = { id, name: 'Ada', email: 'ada@example.com', business_details: 'Two chairs', ...row };
    const names = Object.keys(sent).join(', ');
    await query(
      `insert into contact_submissions (${names}) select ${names} from json_populate_record(null::contact_submissions, $1)`,
      [JSON.stringify(sent)],
    );
    return id;
  }

  async function ask<Answer>(name: string, ...given: unknown[]): Promise<Answer> {
    const places = given.map((_, index) => `$${index + 1}`).join(', ');
    const { rows } = await query<{ answer: Answer }>(`select ${name}(${places}) as answer`, given);
    return rows[0]?.answer as Answer;
  }

  type Listed = { id: string; name: string; status: string; came_from: string | null; received_at: string };
  const list = (state: string | null = null, typed: string | null = null) =>
    ask<Listed[]>('desk_list', state, typed, null, null, 100);
  const namesOf = (rows: Listed[]) => rows.map(({ name }) => name);
  const decide = (submission: string, seen: number, decision: string, event = randomUUID()) =>
    ask<{ status: string; version: number; answered_at: string | null }>(
      'desk_decide',
      event,
      submission,
      seen,
      decision,
    );

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

  test('pages follow each other without a gap and without a row twice', async () => {
    const seen: Listed[] = [];
    for (let last: Listed | undefined; ; last = seen.at(-1)) {
      const page = await ask<Listed[]>('desk_list', null, null, last?.received_at, last?.id, 2);
      seen.push(...page);
      if (page.length < 2) break;
    }
    expect(seen).toEqual(await list());
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
    for (const typed of ['tom', 'taqueria.ex', '3125550199', 'seats men', ...accents, ...apostrophes])
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

  test('a decision on another version than the one there is changes nothing', async () => {
    const id = await send();
    const event = randomUUID();
    expect(await decide(id, 0, 'answered', event)).toMatchObject({ status: 'answered', version: 1 });
    await expect(decide(id, 0, 'spam')).rejects.toThrow('meanwhile');
    // Asked again because no answer came.
    expect(await decide(id, 0, 'answered', event)).toMatchObject({ status: 'answered', version: 1 });
    await expect(decide(id, 1, 'nonsense')).rejects.toThrow();
    await expect(decide(randomUUID(), 0, 'answered')).rejects.toThrow('not there');
  });

  test('of forty decisions at once one is written', async () => {
    const id = await send();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => decide(id, 0, index % 2 === 0 ? 'answered' : 'spam')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { events } = await ask<{ events: unknown[] }>('desk_one', id);
    expect(events).toHaveLength(1);
  });

  test('what was taken for spam goes back to what it was', async () => {
    const id = await send();
    await decide(id, 0, 'answered');
    await decide(id, 1, 'spam');
    expect(await decide(id, 2, 'not-spam')).toMatchObject({ status: 'answered', version: 3 });
    // A slip of the finger that is taken back at once was no answer.
    expect(await decide(id, 3, 'reopened')).toMatchObject({ status: 'open', answered_at: null });
  });

  test('a reply is begun by one, ends once, and answers its case', async () => {
    const id = await send();
    const event = randomUUID();
    const begun = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask<{ is_new: boolean; state: string }>('desk_begin_reply', event, id, 'Hi', 0),
      ),
    );
    expect(begun.filter(({ is_new }) => is_new)).toHaveLength(1);
    // While it may be on its way nobody can say what became of it.
    await expect(ask('desk_settle', event, 'failed')).rejects.toThrow('on its way');
    expect(await ask('desk_end_reply', event, 'sent')).toMatchObject({ state: 'sent' });
    expect(await ask('desk_end_reply', event, 'failed')).toMatchObject({ state: 'sent' });
    expect(await ask('desk_one', id)).toMatchObject({ status: 'answered', version: 1 });
    expect(await ask('desk_begin_reply', randomUUID(), id, 'And', 1)).toMatchObject({ previous: event });
  });

  test('a reply to another version than the one there is is not begun', async () => {
    const id = await send();
    const event = randomUUID();
    await decide(id, 0, 'answered');
    await expect(ask('desk_begin_reply', event, id, 'Hi', 0)).rejects.toThrow('meanwhile');
    expect(await ask('desk_begin_reply', event, id, 'Hi', 1)).toMatchObject({ is_new: true });
    // Asked again, because no answer came.
    await ask('desk_end_reply', event, 'sent');
    expect(await ask('desk_begin_reply', event, id, 'Hi', 1)).toMatchObject({ is_new: false, state: 'sent' });
  });

  test('other words are never taken for those that are kept under their id', async () => {
    const id = await send();
    const [note, letter] = [randomUUID(), randomUUID()];
    await ask('desk_write', note, id, 'First');
    expect(await ask('desk_write', note, id, 'First')).toMatchObject({ id: note, text: 'First' });
    await expect(ask('desk_write', note, id, 'Second')).rejects.toThrow('Other words');
    await expect(ask('desk_write', note, await send(), 'First')).rejects.toThrow('Other words');
    await ask('desk_begin_reply', letter, id, 'First', 0);
    expect(await ask('desk_begin_reply', letter, id, 'Second', 0)).toBeNull();
    await expect(ask('desk_write', letter, id, 'First')).rejects.toThrow('Other words');
  });

  test('erasing leaves nothing, and shows in the pulse', async () => {
    const id = await send();
    await ask('desk_write', randomUUID(), id, 'A note');
    const before = await ask<{ changed: string }>('desk_pulse', 7200);
    expect(await ask('desk_erase', id)).toEqual({ erased: 1 });
    expect(await ask('desk_erase', id)).toEqual({ erased: 0 });
    expect((await ask<{ changed: string }>('desk_pulse', 7200)).changed).not.toBe(before.changed);
    const { rows } = await query(
      `select 'case' from desk.cases where submission_id = $1 union all
       select 'event' from desk.events where submission_id = $1 union all
       select 'notice' from notifications.outbox where submission_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });

  test('the figures count each week of the zone, and no spam', async () => {
    const before = await ask<Record<string, number>>('desk_figures', 'America/Chicago', 12, 7200);
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
    const after = await ask<Figures>('desk_figures', 'America/Chicago', 12, 7200);
    const more = (name: string) => Number(after[name]) - Number(before[name]);
    expect([more('enquiries'), more('due'), more('in_time')]).toEqual([2, 2, 1]);
    expect(after.weeks).toHaveLength(12);
    for (const { week } of after.weeks) expect(new Date(`${week}T12:00Z`).getUTCDay()).toBe(1);
    expect(after.from.map(({ path }) => path)).toContain('/pricing');
    expect(await ask('desk_figures', 'Asia/Kathmandu', 1, 60)).toMatchObject({ weeks: [{}] });
    await expect(ask('desk_figures', 'Nowhere/Land', 12, 7200)).rejects.toThrow('time zone');
  });

  test('a blocked time is offered to nobody, stands over no call and is no call', async () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
    const rules = {
      zone: 'UTC',
      length_minutes: 30,
      buffer_minutes: 0,
      notice_minutes: 0,
      horizon_days: 14,
    };
    await query('select set_booking_rules($1)', [JSON.stringify({ ...rules, hours: always, closures: [] })]);
    const free = await ask<{ starts_at: string; ends_at: string }[]>('desk_free_times');
    const [first, second, third] = free.slice(40);
    if (!first || !second || !third) throw new Error('Nothing is free.');
    const caller = await send({ wanted_time: second.starts_at });

    const id = randomUUID();
    await expect(ask('desk_block', id, first.starts_at, third.ends_at)).rejects.toThrow('stands there');
    expect(await ask('desk_block', id, first.starts_at, first.ends_at)).toMatchObject({ name: null });
    await expect(send({ wanted_time: first.starts_at })).rejects.toThrow('just been taken');
    await expect(ask('desk_move', caller, first.starts_at)).rejects.toThrow('just been taken');
    expect((await query('select * from booked_calls()')).rows).toHaveLength(1);

    const day = await ask<{ entries: { submission_id: string | null }[]; hours: unknown[] }>(
      'desk_day',
      first.starts_at,
      third.ends_at,
    );
    expect(day.entries.map(({ submission_id }) => submission_id)).toEqual([null, caller]);
    expect(day.hours.length).toBeGreaterThan(0);

    expect(await ask('desk_move', caller, third.starts_at)).toMatchObject({
      starts_at: third.starts_at,
      sequence: 1,
    });
    const told = await query(
      `select channel from notifications.outbox where submission_id = $1 and sequence = 1 order by channel`,
      [caller],
    );
    expect(told.rows.map(({ channel }) => channel)).toEqual(['owner-call', 'visitor-call', 'webhook-call']);
    // The owner's own block can be moved over a time that has become free, and no call can be taken for one.
    expect(await ask('desk_block', id, first.starts_at, second.ends_at)).toMatchObject({
      ends_at: second.ends_at,
    });
    const { rows: calls } = await query<{ uid: string }>('select uid from booked_calls()');
    expect(await ask('desk_block', calls[0]?.uid, first.starts_at, first.ends_at)).toBeNull();
    expect(await ask('desk_unblock', calls[0]?.uid)).toEqual({ unblocked: 0 });
    expect(await ask('desk_unblock', id)).toEqual({ unblocked: 1 });

    // Spam holds no hour.
    await decide(caller, 0, 'spam');
    expect(await ask('desk_one', caller)).toMatchObject({ call: { status: 'cancelled' } });
  });

  test('what is blocked is kept whole, a thousand at a time, whatever the zone of the server', async () => {
    await query(`
      insert into booking.appointments (starts_at, ends_at, during)
      select day, day + interval '1 hour', tstzrange(day, day + interval '1 hour')
      from generate_series('0026-01-01Z'::timestamptz, '0029-01-01Z', interval '1 day') as day`);
    type Kept = { id: string; starts_at: string };
    const keptAfter = async (id: string) => {
      const { rows } = await query<{ kept: Kept[] }>(
        `select desk_blocked_times($1) as kept from set_config('timezone', 'Europe/Berlin', true)`,
        [id],
      );
      return rows[0]?.kept ?? [];
    };
    const first = await keptAfter('00000000-0000-0000-0000-000000000000');
    const second = await keptAfter(first.at(-1)?.id ?? '');
    expect([first.length, second.length]).toEqual([1000, 97]);
    const all = [...first, ...second];
    expect(new Set(all.map(({ id }) => id)).size).toBe(1097);
    expect(all.map(({ starts_at }) => starts_at)).toContain('0026-01-01T00:00:00+00:00');
    await query('delete from booking.appointments where submission_id is null');
  });

  test('a link makes one session, also of a hundred that press at once, and none when it is old', async () => {
    await ask('desk_make_link', hash('a'));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        ask<string>(
          'desk_sign_in',
          hash('a'),
          index.toString(16).padStart(64, '0'),
          'Firefox',
          `10.0.0.${index}`,
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(1);
    expect(await ask('desk_sessions')).toHaveLength(1);

    await ask('desk_make_link', hash('b'));
    await query(`update desk.links set expires_at = now() - interval '1 second'`);
    expect(await ask('desk_sign_in', hash('b'), hash('c'), 'Firefox', 'here')).toBe('no');
  });

  test('a session lasts thirty days from when it was last seen', async () => {
    await ask('desk_make_link', hash('d'));
    await ask('desk_sign_in', hash('d'), hash('e'), 'x'.repeat(500), 'here');
    const id = await ask<string>('desk_session', hash('e'));
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await query(
      `update desk.sessions set seen_at = now() - interval '1 day', expires_at = now() + interval '1 hour'`,
    );
    await ask('desk_session', hash('e'));
    const { rows } = await query(`select 1 from desk.sessions where expires_at > now() + interval '29 days'`);
    expect(rows).toHaveLength(1);
    await query(`update desk.sessions set expires_at = now() - interval '1 second'`);
    expect(await ask('desk_session', hash('e'))).toBeNull();
    expect(await ask('desk_session', hash('f'))).toBeNull();
  });

  test('an address tries ten times a minute, and three links an hour are mailed', async () => {
    const tries = [];
    for (let count = 0; count < 12; count += 1)
      tries.push(await ask('desk_sign_in', hash('9'), hash('8'), 'Firefox', 'somewhere'));
    expect(tries).toEqual([...Array(10).fill('no'), 'too_many', 'too_many']);
    const mailed = await Promise.all(
      ['1', '2', '3', '4', '5'].map((letter) => ask('desk_mail_link', hash(letter))),
    );
    expect(mailed.filter(Boolean)).toHaveLength(3);
  });

  /** How many rows and entries of indexes the database says it has read of the cases. */
  async function countRead(): Promise<number> {
    await query('select pg_stat_force_next_flush()');
    const { rows } = await query<{ read: string }>(
      `select seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'cases') as read
       from pg_stat_user_tables where schemaname = 'desk' and relname = 'cases'`,
    );
    return Number(rows[0]?.read);
  }

  test('among twenty thousand a page, the last one too, and a search read what they show', async () => {
    await query(`
      insert into contact_submissions (name, email, business_details, received_at)
      select 'Row ' || number, 'row@example.com', 'Words', now() - interval '1 day' - number * interval '1 minute'
      from generate_series(1, 20000) as number`);
    await query(`update desk.cases set status = 'answered', answered_at = received_at + interval '1 hour'`);
    await send({ name: 'Zephyrine' });
    await query('vacuum analyze desk.cases');
    const longAgo = new Date(Date.now() - 19_000 * 60_000).toISOString();
    const questions: [string, ...unknown[]][] = [
      ['desk_list', null, null, null, null, 50],
      ['desk_list', 'answered', null, longAgo, null, 50],
      ['desk_list', 'open', null, null, null, 50],
      ['desk_list', null, 'zephyrine', null, null, 50],
      ['desk_pulse', 7200],
    ];
    for (const question of questions) {
      const before = await countRead();
      await ask(...question);
      expect((await countRead()) - before, JSON.stringify(question)).toBeLessThan(400);
    }
  });
});
