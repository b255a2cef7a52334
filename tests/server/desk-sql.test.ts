import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { openPool } from '../../server/database/postgres-store.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { databases } from '../support/databases.ts';
import { askOf } from './desk-sql/asked.ts';
import { testCalendar } from './desk-sql/calendar.ts';
import { testDecisions } from './desk-sql/decisions.ts';
import { testHistory } from './desk-sql/history.ts';
import { testLater } from './desk-sql/later.ts';
import { testMany } from './desk-sql/many.ts';
import { testReading } from './desk-sql/reading.ts';
import { testSigningIn } from './desk-sql/signing-in.ts';
import { testWebsite } from './desk-sql/website.ts';

/** What the desk keeps of an enquiry, asked of the database itself. */

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);

  const asked = askOf(query);
  testReading(asked);
  testDecisions(asked);
  testHistory(asked);
  testLater(asked);
  testCalendar(asked);
  testSigningIn(asked);
  testWebsite(asked);
  testMany(asked);
});

test.skipIf(postgresIsMissing)('a reply can end while its request is repeated', async () => {
  const connectionString = await freshDatabase();
  const pool = openPool({ connectionString });
  const { ask, send } = askOf((text, values) => pool.query(text, values));
  const countWaiting = async () => {
    const { rows } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  // Which of the two goes on first is left to chance, and only one order was a deadlock.
  for (let round = 0; round < 8; round += 1) {
    const [id, event] = [await send(), randomUUID()];
    const begin = () => ask<{ is_new: boolean }>('desk_begin_reply', event, id, 'Hi', 0);
    expect(await begin()).toMatchObject({ is_new: true });
    await withClient(connectionString, async (client) => {
      await client.query('begin');
      await client.query('update desk.events set text = text where id = $1', [event]);
      const both = Promise.all([begin(), ask('desk_end_reply', event, 'sent')]);
      await expect.poll(countWaiting).toBe(2);
      await client.query('commit');
      expect(await both).toMatchObject([{ is_new: false }, { state: 'sent' }]);
    });
  }
  await pool.end();
});
