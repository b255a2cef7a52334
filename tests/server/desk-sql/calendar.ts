import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Asked } from './asked.ts';

export function testCalendar({ query, send, ask, decide, spamAll }: Asked): void {
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
    await expect(ask('desk_block', id, first.starts_at, third.ends_at)).rejects.toThrow('stands there');
    expect(await ask('desk_block', id, first.starts_at, first.ends_at)).toMatchObject({ name: null });
    await expect(send({ wanted_time: first.starts_at })).rejects.toThrow('just been taken');
    await expect(ask('desk_move', caller, first.starts_at)).rejects.toThrow('just been taken');
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

    expect(await ask('desk_move', caller, third.starts_at)).toMatchObject({
      starts_at: third.starts_at,
      sequence: 1,
    });
    const told = await query(
      `select channel from notifications.outbox where submission_id = $1 and sequence = 1 and due_at <= now() order by channel`,
      [caller],
    );
    expect(told.rows.map(({ channel }) => channel)).toEqual(['owner-call', 'visitor-call', 'webhook-call']);
    // The owner's own block can be moved over a time that has become free, and no call can be taken for one.
    expect(await ask('desk_block', id, first.starts_at, second.ends_at)).toMatchObject({
      ends_at: second.ends_at,
    });
    const { rows: calls } = await query<{ uid: string }>(
      'select id as uid from booking.appointments where submission_id is not null',
    );
    expect(await ask('desk_block', calls[0]?.uid, first.starts_at, first.ends_at)).toBeNull();
    expect(await ask('desk_unblock', calls[0]?.uid)).toEqual({ unblocked: 0 });
    expect(await ask('desk_unblock', id)).toEqual({ unblocked: 1 });

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
