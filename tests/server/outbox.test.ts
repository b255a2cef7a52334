import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { openStore } from '../../server/database/open-store.ts';
import type { Statement, Store } from '../../server/database/store.ts';
import { insertStatement } from '../../server/language/statements.ts';
import { createOutbox, sendingTimeoutMs } from '../../server/notifications/notice.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { emptyDataDir, makeDataDir, startServer } from '../processes/server.ts';
import { startMailbox } from '../support/mailbox.ts';
import { sampleOf } from '../support/thorough.ts';
import { startWebhook } from '../support/webhook.ts';

/** Both databases, with what their owner can do before a server runs on them. */
const engines = [
  {
    name: 'the embedded database',
    isMissing: false,
    async make() {
      const dataDir = await makeDataDir();
      onTestFinished(() => rm(dataDir, { recursive: true }));
      return {
        place: { dataDir, databaseUrl: undefined },
        async asOwner(...statements: string[]) {
          const { pool, close } = openDatabase(join(dataDir, 'database'));
          for (const statement of statements) await pool.query(statement);
          await close();
        },
      };
    },
  },
  {
    name: 'PostgreSQL',
    isMissing: postgresIsMissing,
    async make() {
      const databaseUrl = await freshDatabase();
      const dataDir = await emptyDataDir();
      onTestFinished(() => rm(dataDir, { recursive: true }));
      return {
        place: { dataDir, databaseUrl },
        asOwner: (...statements: string[]) =>
          withClient(databaseUrl, async (client) => {
            for (const statement of statements) await client.query(statement);
          }),
      };
    },
  },
];

const enquiries = (count: number) => `
  insert into contact_submissions (name, email, business_details)
  select 'Ada', 'ada@example.com', 'Two chairs' from generate_series(1, ${count});`;

const notices = (change: string) => `update notifications.outbox set ${change};`;

async function run(store: Store, role: 'anon' | 'notification_worker', statement: Statement) {
  const outcome = await store.run({ purpose: 'upkeep', role, headers: {}, statement });
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome.rows;
}

const ask = (store: Store, text: string) => run(store, 'notification_worker', { text, values: [] });

/** The rows and index entries of the outbox that the database has read, by its own statistics. */
async function countRead(store: Store): Promise<number> {
  await ask(store, 'select pg_stat_force_next_flush()');
  const [counted] = await ask(
    store,
    `select seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = 'outbox') as read
     from pg_stat_user_tables where relname = 'outbox'`,
  );
  return Number(counted?.['read']);
}

async function open(place: Parameters<typeof openStore>[0]): Promise<Store> {
  const store = await openStore(place, console);
  await expect.poll(() => store.isUp()).toBe(true);
  return store;
}

describe.each(sampleOf(engines.toReversed(), 1))('on $name', ({ make, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');

  test('looking for notices reads only those that are due, among a thousand others', async () => {
    const { place, asOwner } = await make();
    await asOwner(
      enquiries(500) + notices("due_at = now() - interval '40 days'"),
      enquiries(500) + notices("due_at = now() + interval '1 hour' where due_at > now() - interval '1 day'"),
      enquiries(3) +
        notices(
          "due_at = now() + interval '1 hour' where channel = 'mail' and due_at > now() - interval '1 day'",
        ),
      'vacuum analyze notifications.outbox',
    );
    const store = await open(place);
    const { claim } = createOutbox(store, console);

    const before = await countRead(store);
    expect(await claim('mail')).toEqual([]);
    expect(await claim('webhook')).toHaveLength(3);
    // Each due notice is read once to find it and once to mark it; the planner reads both ends of an index.
    expect((await countRead(store)) - before).toBeLessThan(20);
    // Another server may not take one that is still being sent.
    const [leased] = await ask(
      store,
      `select min(due_at) > now() + interval '${sendingTimeoutMs} milliseconds' as is_long
       from notifications.outbox where attempts = 1`,
    );
    expect(leased).toEqual({ is_long: true });
    await store.close();
  });

  test('a channel that is set up late gets the notices of the last month, and older ones are deleted', async () => {
    const { place, asOwner } = await make();
    await asOwner(
      enquiries(20) + notices("due_at = now() - interval '31 days'"),
      notices(
        "due_at = now() - interval '29 days' where channel = 'webhook' and id in (select id from notifications.outbox where channel = 'webhook' limit 3)",
      ),
    );
    const store = await open(place);

    expect(await createOutbox(store, console).claim('webhook')).toHaveLength(3);
    for (let count = 0; count < 4; count += 1)
      await run(store, 'anon', insertStatement(makeEnquiry(), undefined));
    const left = await ask(store, 'select channel, created_at > due_at as is_old from notifications.outbox');
    expect(left.filter((notice) => notice['is_old'])).toEqual([]);
    expect(left).toHaveLength(3 + 2 * 4);
    await store.close();
  });

  test('a notice that cannot be worded, or has had all its attempts, does not hold up the others', async () => {
    const { place, asOwner } = await make();
    const mailbox = await startMailbox();
    await asOwner(`${enquiries(3)}
      insert into booking.appointments (id, submission_id, starts_at, ends_at, during)
      select gen_random_uuid(), id, '290000-01-01', '290000-01-01 00:30', tstzrange('290000-01-01', '290000-01-01 00:30')
      from contact_submissions limit 1;
      update notifications.outbox set attempts = 2147483647 where channel = 'mail' and submission_id = (
        select id from contact_submissions where id not in (select submission_id from booking.appointments) limit 1);`);
    const server = await startServer({
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir }),
      ...mailbox.settings,
    });
    await expect.poll(server.output).toMatch(/SETTING ASIDE mail notice [\da-f-]{36}/);
    await expect.poll(() => mailbox.mails.length).toBe(2);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.stop();
    await mailbox.stop();
  });

  test('a notice that is given up is logged and removed', async () => {
    const { place, asOwner } = await make();
    const webhook = await startWebhook(() => 500);
    await asOwner(enquiries(1) + notices('attempts = 59'));
    const server = await startServer({
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir }),
      ...webhook.settings,
    });
    await expect.poll(server.output).toContain('GIVING UP after 60 attempts');
    await server.stop();
    await webhook.stop();
    const store = await open(place);
    expect(await ask(store, 'select channel from notifications.outbox')).toEqual([{ channel: 'mail' }]);
    // The id of an enquiry is its sender's secret.
    expect(server.output()).toMatch(/webhook of notice [0-9a-f-]{36} was not delivered/);
    const [enquiry] = await ask(store, 'select id from public.contact_submissions');
    expect(server.output()).not.toContain(String(enquiry?.['id']));
    await store.close();
  });
});
