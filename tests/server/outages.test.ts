import { afterAll, describe, expect, test } from 'vitest';
import { submissionsPath } from '../../contract/wire.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { postgresIsMissing, startPostgres, withClient } from '../processes/postgres.ts';
import { startServer } from '../processes/server.ts';
import { startBreakingLine } from '../support/breaking-line.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { healthOf, untilUp } from '../support/health.ts';
import { startMailbox } from '../support/mailbox.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

describe('with PostgreSQL', async () => {
  if (postgresIsMissing) return test.skip('is not installed');
  const cluster = await startPostgres();
  afterAll(cluster.remove);
  const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };

  rare('three servers that start at once migrate the schema once', async () => {
    const settings = { ...common, DATABASE_URL: await cluster.createDatabase() };
    const servers = await Promise.all(Array.from({ length: 3 }, () => startServer(settings)));
    for (const server of servers) {
      await untilUp(server);
      expect((await send(server.url, makeEnquiry())).status).toBe(201);
      expect(server.output()).not.toContain('"level":50');
    }
    expect(await storedRows(servers[0]?.url ?? '')).toHaveLength(3);
    await Promise.all(servers.map((server) => server.stop()));
  });

  test('a crashed database means 503 in plain words until it is back', async () => {
    const server = await startServer({ ...common, DATABASE_URL: await cluster.createDatabase() });
    await untilUp(server);
    const before = makeEnquiry();
    expect((await send(server.url, before)).status).toBe(201);

    await cluster.crash();
    const during = makeEnquiry({ name: 'Zephyrine' });
    const refused = await send(server.url, during);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(/^We cannot take your request at the moment\./);
    // Also for requests that could not see any row.
    await expect.poll(async () => (await fetch(server.url + submissionsPath)).status).toBe(503);
    await expect.poll(() => healthOf(server)).toBe(503);
    expect((await fetch(server.url)).status).toBe(200);

    await cluster.start();
    await expect.poll(async () => (await send(server.url, during)).status).toBe(201);
    await expect.poll(() => healthOf(server)).toBe(200);
    expect((await storedRows(server.url)).map(({ id }) => id).sort()).toEqual([before.id, during.id].sort());
    await server.stop();
    expect(server.output().match(/does not answer/g)).toHaveLength(1);
    expect(server.output().match(/answers again/g)).toHaveLength(1);
    expect(server.output()).not.toContain('Zephyrine');
  });

  test('a broken connection is retried during a migration, and later means 503 for one request', async () => {
    const line = await startBreakingLine(await cluster.createDatabase());
    line.breakAt('create schema');
    const server = await startServer({ ...common, DATABASE_URL: line.url });
    await untilUp(server);
    expect(server.output()).toContain('Trying again');
    for (const words of ['begin;', 'insert into', 'commit']) {
      const enquiry = makeEnquiry();
      line.breakAt(words, 'anon');
      expect((await send(server.url, enquiry)).status).toBe(503);
      expect((await send(server.url, enquiry)).status).toBe(201);
    }
    expect(await storedRows(server.url)).toHaveLength(3);
    await server.stop();
    await line.stop();
  });

  test('an email is not sent again because the database was away when it had been delivered', async () => {
    const mailbox = await startMailbox();
    const database = await cluster.createDatabase();
    const line = await startBreakingLine(database);
    const server = await startServer({ ...common, ...mailbox.settings, DATABASE_URL: line.url });
    await untilUp(server);
    line.breakAt('delete from notifications.outbox');
    expect((await send(server.url, makeEnquiry())).status).toBe(201);
    const isWaiting = () =>
      withClient(database, async (client) => {
        const { rows } = await client.query("select from notifications.outbox where channel = 'mail'");
        return rows.length > 0;
      });
    await expect.poll(() => mailbox.mails.length).toBeGreaterThan(0);
    await expect.poll(isWaiting).toBe(false);
    expect(mailbox.mails).toHaveLength(1);
    await server.stop();
    await line.stop();
    await mailbox.stop();
  });

  test('a server may start before its database does', async () => {
    const url = await cluster.createDatabase();
    await cluster.crash();
    const server = await startServer({ ...common, DATABASE_URL: url });
    expect(await healthOf(server)).toBe(503);
    expect((await fetch(server.url)).status).toBe(200);
    await cluster.start();
    await untilUp(server);
    await server.stop();
  });

  rare(
    'a login that owns nothing serves a schema its owner has laid down, and can do nothing else',
    async () => {
      const url = await cluster.createDatabase();
      const pool = openPool({ connectionString: url });
      await migrate(pool);
      await pool.end();
      await withClient(url, (client) =>
        client.query('create role site login noinherit in role anon, service_role, notification_worker'),
      );
      const siteUrl = url.replace('owner@', 'site@');
      const server = await startServer({ ...common, DATABASE_URL: siteUrl });
      await untilUp(server);
      expect((await send(server.url, makeEnquiry())).status).toBe(201);
      expect(await storedRows(server.url)).toHaveLength(1);
      await server.stop();
      await withClient(siteUrl, async (client) => {
        await expect(client.query('select * from contact_submissions')).rejects.toThrow(/permission denied/);
        await expect(client.query('drop table contact_submissions')).rejects.toThrow(/must be owner/);
      });
    },
  );

  rare('an owner who is not a superuser can migrate the schema', async () => {
    const url = await cluster.createDatabase();
    const database = new URL(url).pathname.slice(1);
    await withClient(url, async (client) => {
      await client.query('create role modest login createrole');
      await client.query(`alter database ${database} owner to modest`);
      await client.query('grant anon, authenticated, service_role, notification_worker to modest');
    });
    const server = await startServer({ ...common, DATABASE_URL: url.replace('owner@', 'modest@') });
    await untilUp(server);
    expect((await send(server.url, makeEnquiry())).status).toBe(201);
    await server.stop();
  });

  test('a login without that right is told what to do', async () => {
    const url = await cluster.createDatabase();
    await withClient(url, (client) => client.query('create role stranger login'));
    const server = await startServer({ ...common, DATABASE_URL: url.replace('owner@', 'stranger@') });
    await expect.poll(server.output).toContain('npm run migrate');
    expect((await send(server.url, makeEnquiry())).status).toBe(503);
    await server.stop();
  });
});
