import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { enter, openDesk } from '../support/desk.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';

/** The owner's commands, and what they know of the desk. */

const folder = await mkdtemp(join(tmpdir(), 'raywright-desk-'));
const DATA_DIR = await makeDataDir();
const common = {
  DATA_DIR,
  SERVICE_ROLE_KEY: serviceKey,
  TRUST_PROXY: 'loopback',
  RATE_LIMIT_PER_MINUTE: '0',
};
const server = await startServer(common);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
  await rm(DATA_DIR, { recursive: true });
});
const desk = (...args: string[]) =>
  runCommand('commands/desk.ts', args, { DATA_DIR, SERVICE_ROLE_KEY: serviceKey });

const secretIn = (output: string) => /#([\w-]{43})$/m.exec(output)?.[1];

test('desk -- link prints a link that signs in once', async () => {
  const { code, output } = await desk('link');
  expect(code).toBe(0);
  expect(output).toMatch(new RegExp(`^http://localhost:${server.port}/desk/in#[\\w-]{43}$`, 'm'));
  const secret = secretIn(output);
  expect((await enter(server.url, secret)).status).toBe(204);
  expect((await enter(server.url, secret)).status).toBe(401);
});

test('under the address of the site, and not over plain http', async () => {
  const named = (SITE_URL: string) =>
    runCommand('commands/desk.ts', ['link'], { DATA_DIR, SERVICE_ROLE_KEY: serviceKey, SITE_URL });
  expect((await named('https://example.com')).output).toMatch(/^https:\/\/example\.com\/desk\/in#/m);
  expect(await named('http://example.com')).toMatchObject({
    code: 1,
    output: expect.stringContaining('set SITE_URL to the https address'),
  });
});

test('desk -- out signs every device out, and leaves no link that works', async () => {
  const owner = await openDesk(server.url);
  const { output } = await desk('link');
  expect(await desk('out')).toMatchObject({ code: 0, output: expect.stringMatching(/signed out/) });
  expect((await owner.get('opening')).status).toBe(401);
  expect((await enter(server.url, secretIn(output))).status).toBe(401);
});

test('a command there is none of ends in one sentence', async () => {
  const { code, output } = await desk('in');
  expect(code).toBe(1);
  expect(output).toContain('There is no command "in", only link and out.');
  expect(output).not.toContain('    at ');
});

test('beside a Supabase project the desk is on a server that has the database of the project', async () => {
  const project = {
    PUBLIC_SUPABASE_URL: 'https://id.supabase.co',
    PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_any_at_all',
    SERVICE_ROLE_KEY: serviceKey,
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const without = await startServer(project);
  expect((await ask(without.url, '/desk')).status).toBe(404);
  await without.stop();
  if (postgresIsMissing) return;
  const beside = await startServer({ ...project, DATABASE_URL: await freshDatabase() });
  const enquiry = makeEnquiry({ name: 'Of The Project' });
  await send(beside.url, enquiry);
  const owner = await openDesk(beside.url);
  expect(await owner.call('desk_one', { submission: enquiry.id })).toMatchObject({
    events: [],
    status: 'open',
  });
  // Its devices can be told, too.
  const { settings } = JSON.parse((await owner.get('opening')).body.toString());
  expect(settings.push_key).toMatch(/^[\w-]{87}$/);
  await beside.stop();
});

test('a start prints a link while nobody is signed in, and the sign-in page says how to get one without mail', async () => {
  const DATA_DIR = await makeDataDir();
  const first = await startServer({ DATA_DIR });
  await expect.poll(first.output).toMatch(/desk\/in#[\w-]{43}$/m);
  const secret = secretIn(first.output());
  expect((await enter(first.url, secret)).status).toBe(204);
  const page = (await ask(first.url, '/desk')).body.toString();
  expect(page).toContain('npm run desk -- link');
  expect(page).not.toContain('Email me a link');
  await first.stop();

  const next = await startServer({ DATA_DIR });
  await ask(next.url, '/healthz');
  await next.stop();
  expect(next.output()).not.toContain('desk/in#');
  await rm(DATA_DIR, { recursive: true });
});

test('leads shows what was done, and a backup brings it back, but no session', async () => {
  if (postgresIsMissing) return;
  const owner = await openDesk(server.url);
  const { id } = makeEnquiry();
  await send(server.url, makeEnquiry({ id, came_from: '/privacy' }));
  await owner.call('desk_write', { event: randomUUID(), submission: id, words: 'Uses a paper book' });
  await owner.call('desk_decide', { event: randomUUID(), submission: id, seen: 0, decision: 'answered' });
  const shown = await runCommand('commands/leads.ts', ['show', id], {
    DATA_DIR,
    SERVICE_ROLE_KEY: serviceKey,
  });
  expect(shown.output).toMatch(/^Status: +answered\nAnswered: +\d{4}/m);
  expect(shown.output).toMatch(/^Came from: +\/privacy$/m);
  expect(shown.output).toContain('Uses a paper book');

  const file = join(folder, 'backup');
  await runCommand('commands/backup.ts', [file], { DATA_DIR, SERVICE_ROLE_KEY: serviceKey });
  expect(await readFile(file, 'utf8')).not.toContain(owner.cookie.slice('desk='.length));
  const DATABASE_URL = await freshDatabase();
  for (const count of [1, 2]) {
    const { code, output } = await runCommand('commands/backup.ts', ['restore', file], { DATABASE_URL });
    expect([count, code, output]).toEqual([count, 0, expect.stringContaining('restored')]);
  }
  const ask = (text: string) => withClient(DATABASE_URL, (client) => client.query(text, [id]));
  const { rows: events } = await ask(
    'select kind, text from desk.events where submission_id = $1 order by at',
  );
  expect(events).toEqual([
    { kind: 'note', text: 'Uses a paper book' },
    { kind: 'answered', text: null },
  ]);
  const { rows } = await ask(
    `select status, version, answered_at is not null as is_answered, came_from from desk.cases
     join contact_submissions on id = submission_id where submission_id = $1`,
  );
  expect(rows).toEqual([{ status: 'answered', version: 1, is_answered: true, came_from: '/privacy' }]);
  const { rows: sessions } = await withClient(DATABASE_URL, (client) =>
    client.query('select 1 from desk.sessions union all select 1 from desk.links'),
  );
  expect(sessions).toEqual([]);
});
