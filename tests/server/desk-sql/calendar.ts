import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Appointment, Day, WholeEnquiry } from '../../../contract/rows.ts';
import type { Asked } from './asked.ts';

export function testCalendar({ query, send, ask, decide, spamAll }: Asked): void {
  /** As if the call had been offered, booked and held in the days before. */
  const passed = async (id: string, daysAgo = 1) => {
    await query(`update booking.offers set made_at = now() - interval '9 days' where submission_id = $1`, [
      id,
    ]);
    await query(
      `update booking.appointments set starts_at = now() - $2 * interval '1 day',
        ends_at = now() - $2 * interval '1 day' + interval '30 minutes',
        during = tstzrange(now() - $2 * interval '1 day', now() - $2 * interval '1 day' + interval '30 minutes'),
        changed_at = now() - ($2 + 1) * interval '1 day'
      where submission_id = $1`,
      [id, daysAgo],
    );
  };

  test('a blocked time is not offered, cannot cover a call, and is not a call', async () => {
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
    const block = (seen: number | null, from: string, to: string, title = '', of: string = id) =>
      ask('desk_block', of, seen, from, to, title);
    const meanwhile = 'changed meanwhile';
    await expect(block(null, first.starts_at, third.ends_at)).rejects.toThrow('stands there');
    // The same again, after an answer that was lost, changes nothing; anything else was not seen.
    for (const _ of [1, 2])
      expect(await block(null, first.starts_at, first.ends_at, 'Dentist')).toMatchObject({
        ...{ name: 'Dentist', sequence: 0 },
      });
    await expect(block(null, first.starts_at, first.ends_at, 'Bank')).rejects.toThrow(meanwhile);
    await expect(send({ wanted_time: first.starts_at })).rejects.toThrow('just been taken');
    await expect(ask('desk_book', caller, second.starts_at, first.starts_at)).rejects.toThrow(
      'just been taken',
    );
    expect(
      (await query('select * from booking.appointments where submission_id is not null')).rows,
    ).toHaveLength(1);

    const day = await ask<{ entries: { submission_id: string | null }[]; hours: unknown[] }>(
      'desk_day',
      first.starts_at,
      third.ends_at,
    );
    expect(day.entries.map(({ submission_id }) => submission_id)).toEqual([null, caller]);
    expect(day.hours.length).toBeGreaterThan(0);

    for (const _ of [1, 2])
      expect(await ask('desk_book', caller, second.starts_at, third.starts_at)).toMatchObject({
        ...{ starts_at: third.starts_at, sequence: 1 },
      });
    // Another device still shows the former time: what it asks of that one is not done to this one.
    const other = free[50]?.starts_at;
    for (const seen of [second.starts_at, null])
      await expect(ask('desk_book', caller, seen, other)).rejects.toThrow(meanwhile);
    await expect(ask('desk_cancel', caller, second.starts_at)).rejects.toThrow(meanwhile);
    const told = await query(
      `select channel from notifications.outbox where submission_id = $1 and sequence = 1 and due_at <= now() order by channel`,
      [caller],
    );
    expect(told.rows.map(({ channel }) => channel)).toEqual(['owner-call', 'visitor-call', 'webhook-call']);
    // The owner's own block can be moved over a time that has become free, and no call can be taken for one.
    for (const _ of [1, 2])
      expect(await block(0, first.starts_at, second.ends_at)).toMatchObject({
        ...{ ends_at: second.ends_at, name: null, sequence: 1 },
      });
    await expect(block(0, first.starts_at, first.ends_at)).rejects.toThrow(meanwhile);
    const { rows: calls } = await query<{ uid: string; sequence: number }>(
      'select id as uid, sequence from booking.appointments where submission_id is not null',
    );
    for (const { uid, sequence } of calls) {
      await expect(block(sequence, first.starts_at, first.ends_at, '', uid)).rejects.toThrow(meanwhile);
      await expect(ask('desk_unblock', uid, sequence)).rejects.toThrow(meanwhile);
    }
    await expect(ask('desk_unblock', id, 0)).rejects.toThrow(meanwhile);
    for (const unblocked of [1, 0]) expect(await ask('desk_unblock', id, 1)).toEqual({ unblocked });
    // What was freed does not come back by a dialog that stayed open elsewhere.
    await expect(block(1, first.starts_at, first.ends_at)).rejects.toThrow(meanwhile);

    // Spam holds no hour.
    await decide(caller, 0, 'spam');
    expect(await ask('desk_one', caller)).toMatchObject({ call: { status: 'cancelled' } });

    // Nor does anything else of its mailbox.
    const callers = [];
    for (const [index, time] of [first, second].entries())
      callers.push(await send({ email: `c.aller+${index}@example.com`, wanted_time: time.starts_at }));
    const looked = await send({ email: 'caller@example.com' });
    expect(await ask('desk_one', looked)).toMatchObject({ mailbox: { others: 2, calls: 2 } });
    await spamAll(looked, 0);
    for (const id of callers)
      expect(await ask('desk_one', id)).toMatchObject({
        status: 'spam',
        call: { status: 'cancelled', sequence: 1 },
      });
    expect(await ask<unknown[]>('desk_free_times')).toEqual(expect.arrayContaining([first, second]));
  });

  test('whether a visitor came is noted once the call has begun, and can be corrected', async () => {
    const [free] = await ask<{ starts_at: string }[]>('desk_free_times');
    const id = await send({ wanted_time: free?.starts_at });
    let at = free?.starts_at;
    const note = (outcome: string, seen: string | null = null, event = randomUUID()) =>
      ask('desk_note_outcome', event, id, at, seen, outcome);
    await expect(note('kept')).rejects.toThrow('has not begun');
    await passed(id, 5);
    const begun = async () => (await ask<WholeEnquiry>('desk_one', id)).call?.starts_at;
    at = await begun();
    const event = randomUUID();
    for (const _ of [1, 2])
      expect(await note('missed', null, event)).toMatchObject({ id: event, kind: 'missed' });
    // Another device still asks: what was noted meanwhile stays.
    await expect(note('kept')).rejects.toThrow('changed meanwhile');
    await note('kept', 'missed');
    const { events, call } = await ask<WholeEnquiry>('desk_one', id);
    expect(events.map(({ kind }) => kind)).toEqual(['missed', 'kept']);
    for (const { about } of events) expect(Date.parse(about ?? '')).toBe(Date.parse(call?.starts_at ?? ''));
    // Also once another call has been booked; of that one it says nothing.
    await ask('desk_book', id, null, free?.starts_at);
    await note('missed', 'kept');
    // Another device still offers to book: the call that there is by now stays where it is.
    const [other] = await ask<{ starts_at: string }[]>('desk_free_times');
    await expect(ask('desk_book', id, null, other?.starts_at)).rejects.toThrow('changed meanwhile');
    expect(await ask('desk_book', id, null, free?.starts_at)).toMatchObject({ sequence: 1 });
    const day = await ask<Day>('desk_day', at, free?.starts_at?.replace(/T.*/, 'T23:59:59Z'));
    expect(day.entries.map(({ submission_id, outcome }) => [submission_id, outcome])).toEqual([
      [id, 'missed'],
      [id, null],
    ]);
    at = await begun();
    await query(`update booking.appointments set status = 'cancelled' where submission_id = $1`, [id]);
    await passed(id, 6);
    await expect(note('kept')).rejects.toThrow('has not begun');
  });

  test('whatever the owner books or moves is told to the visitor; a call after a canceled one is booked, not moved', async () => {
    const free = await ask<{ starts_at: string }[]>('desk_free_times');
    const [first, second, third, fourth] = free.slice(-4).map(({ starts_at }) => starts_at);
    const id = await send({ email: 'often@example.com' });
    await ask('desk_book', id, null, first);
    await ask('desk_cancel', id, first);
    // One that is canceled by now is not moved, and canceled again without a word.
    await expect(ask('desk_book', id, first, second)).rejects.toThrow('changed meanwhile');
    await ask('desk_cancel', id, first);
    const often = Array.from({ length: 8 }, (_, index) => (index % 2 ? second : first));
    const all = [...often, third, fourth];
    for (const [index, time] of all.entries()) await ask('desk_book', id, all[index - 1] ?? null, time);
    await ask('desk_cancel', id, fourth);
    const { rows } = await query<{ sequence: number }>(
      `select letter.sequence from booking.letters as letter join booking.appointments on id = appointment_id
      where submission_id = $1 order by sequence`,
      [id],
    );
    // What is still to be sent is the newest alone, and what it has overtaken was never written.
    expect(rows).toEqual([{ sequence: 13 }]);
    const waiting = await query(
      `select sequence from notifications.outbox where submission_id = $1 and channel = 'visitor-call'`,
      [id],
    );
    expect(waiting.rows).toEqual([{ sequence: 13 }]);
    const { events } = await ask<WholeEnquiry>('desk_one', id);
    expect(events.map(({ kind }) => kind)).toEqual([
      'cancelled',
      'booked',
      ...Array(9).fill('moved'),
      'cancelled',
    ]);
  });

  test('a time that was offered after a call is over books another one, and a link of before shows the call', async () => {
    const hash = 'encode(sha256(convert_to($1, $2)), $3)';
    const offer = async (secret: string) => {
      const { rows } = await query<{ hash: string }>(`select ${hash} as hash`, [secret, 'UTF8', 'hex']);
      await ask('desk_offer', id, rows[0]?.hash);
    };
    const behind = async (secret: string) =>
      (await query<Appointment>('select * from appointment_of_link($1)', [secret])).rows;
    const [first, second] = await ask<{ starts_at: string }[]>('desk_free_times');
    const id = await send();
    await offer('before');
    const take = (secret: string, time: string | undefined) =>
      query<Appointment>('select * from move_appointment($1, $2)', [secret, time]);
    expect((await take('before', first?.starts_at)).rows).toHaveLength(1);
    await passed(id);
    await offer('after');
    const [before] = await behind('before');
    expect(before).toBeDefined();
    expect(await behind('after')).toEqual([]);
    const { rows } = await take('after', second?.starts_at);
    expect(Date.parse(`${rows[0]?.starts_at}`)).toBe(Date.parse(second?.starts_at ?? ''));
    expect(await behind('after')).toEqual(rows);
    // It is a call of its own: nothing says that the one before was moved.
    const kept = await query('select moved_from from booking.appointments where submission_id = $1', [id]);
    expect(kept.rows).toEqual([{ moved_from: null }]);
    const { events, call } = await ask<WholeEnquiry>('desk_one', id);
    expect(events.at(-1)?.kind).toMatch(/booked$/);
    expect(call?.uid).not.toBe(before?.uid);
    const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
    const { entries } = await ask<Day>('desk_day', yesterday, second?.starts_at);
    expect(entries).toContainEqual(expect.objectContaining({ submission_id: id, name: 'Ada' }));
    expect(await ask('desk_blocked_times', '00000000-0000-0000-0000-000000000000')).toEqual([]);
    expect(await ask('desk_erase', id)).toEqual({ erased: 1 });
    expect((await ask<Day>('desk_day', yesterday, second?.starts_at)).entries).not.toContainEqual(
      expect.objectContaining({ submission_id: id }),
    );
  });

  test('blocked times are backed up completely, whatever the server’s zone', async () => {
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
}
