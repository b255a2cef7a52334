import type { PoolClient } from 'pg';
import type { BlockedTime } from '../../contract/desk.ts';

const insert = `
  insert into booking.appointments (id, starts_at, ends_at, during, sequence, changed_at)
  select id, starts_at, ends_at, tstzrange(starts_at, ends_at), sequence, changed_at
  from json_to_recordset($1) as sent
    (id uuid, starts_at timestamptz, ends_at timestamptz, sequence integer, changed_at timestamptz)
  on conflict do nothing returning id`;

const present = 'select id from booking.appointments where id = any($1::uuid[])';

export type WrittenTimes = {
  blockedTimes: number;
  /** Those whose time, or a part of it, was taken there. */
  overlapping: BlockedTime[];
};

/** After the calls: a visitor was told of those. */
export async function writeBlockedTimes(client: PoolClient, times: BlockedTime[]): Promise<WrittenTimes> {
  await client.query('select booking.lock_calendar()');
  const inserted = await client.query(insert, [JSON.stringify(times)]);
  const { rows } = await client.query<{ id: string }>(present, [times.map(({ id }) => id)]);
  const there = new Set(rows.map(({ id }) => id));
  return {
    blockedTimes: inserted.rows.length,
    overlapping: times.filter(({ id }) => !there.has(id)),
  };
}
