import { expect, test } from 'vitest';
import { howMany } from '../../support/thorough.ts';
import type { Asked } from './asked.ts';

const enquiries = howMany(2000, 20_000);

export function testMany({ query, send, ask }: Asked): void {
  /** How many rows and entries of indexes the database says it has read of the cases. */
  async function countRead(): Promise<number> {
    await query('select pg_stat_force_next_flush()');
    const { rows } = await query<{ read: string }>(
      `select seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'cases') as read
       from pg_stat_user_tables where schemaname = 'desk' and relname = 'cases'`,
    );
    return Number(rows[0]?.read);
  }

  test(`among ${enquiries} enquiries any page and a search read only what they show`, async () => {
    await query(`
      insert into contact_submissions (name, email, business_details, received_at)
      select 'Row ' || number, 'row@example.com', 'Words', now() - interval '1 day' - number * interval '1 minute'
      from generate_series(1, ${enquiries}) as number`);
    await query(`update desk.cases set status = 'answered', answered_at = received_at + interval '1 hour'`);
    await send({ name: 'Zephyrine' });
    await query('vacuum analyze desk.cases');
    const longAgo = new Date(Date.now() - (enquiries - 1000) * 60_000).toISOString();
    const questions: [string, ...unknown[]][] = [
      ['desk_list', null, null, null, null, 50],
      ['desk_list', 'answered', null, longAgo, null, 50],
      ['desk_list', 'open', null, null, null, 50],
      ['desk_list', null, 'zephyrine', null, null, 50],
      ['desk_pulse', new Date().toISOString()],
    ];
    for (const question of questions) {
      const before = await countRead();
      await ask(...question);
      expect((await countRead()) - before, JSON.stringify(question)).toBeLessThan(400);
    }
  });
}
