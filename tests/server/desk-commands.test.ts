import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from '../../build/root.ts';
import { keepAsChild } from '../processes/children.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freePort } from '../processes/free-port.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { cookieIn, enter, openDesk } from '../support/desk.ts';
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

test.each([
  [['in'], 'There is no command "in", only link and out.'],
  [['--force'], '--force'],
])('%j ends in one sentence', async (args, sentence) => {
  const { code, output } = await desk(...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toContain('    at ');
});

test('desk says when no server is running', async () => {
  const { code, output } = await runCommand('commands/desk.ts', ['link'], { DATA_DIR: folder });
  expect(code).toBe(1);
  expect(output).toContain('No server is running');
});

test('desk serves the desk of a hosted project, and keeps the key to itself', async () => {
  const enquiry = makeEnquiry({ name: 'Of The Project' });
  await send(server.url, enquiry);
  const lastBuild = () => stat(join(root, 'dist-desk')).then(({ ino }) => ino);
  const builtBefore = await lastBuild();
  const port = await freePort();
  const child = keepAsChild(
    spawn(process.execPath, ['build/run.js', 'commands/desk.ts'], {
      cwd: root,
      env: {
        PATH: process.env['PATH'] ?? '',
        PORT: `${port}`,
        PUBLIC_SUPABASE_URL: server.url,
        PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_any_at_all',
        SERVICE_ROLE_KEY: serviceKey,
        TRUST_PROXY: 'loopback',
        EDITING: 'off',
      },
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  await vi.waitFor(() => expect(output).toMatch(/#[\w-]{43}$/m), { timeout: 100_000, interval: 20 });
  expect(output).toContain(`http://localhost:${port}/desk/in#`);
  const url = `http://127.0.0.1:${port}`;
  const answer = await enter(url, secretIn(output));
  expect(answer.status).toBe(204);
  const headers = { cookie: cookieIn(answer), origin: url, 'content-type': 'application/json' };
  const list = await ask(url, '/desk/call/desk_list', {
    method: 'POST',
    headers,
    body: JSON.stringify({ state: null, typed: 'project', before: null, before_id: null, page: 50 }),
  });
  expect(JSON.parse(list.body.toString())).toMatchObject([{ id: enquiry.id, name: 'Of The Project' }]);
  const late = await ask(url, '/desk/call/desk_decide', {
    method: 'POST',
    headers,
    body: JSON.stringify({ event: randomUUID(), submission: enquiry.id, seen: 7, decision: 'answered' }),
  });
  expect([late.status, JSON.parse(late.body.toString()).code]).toEqual([409, 'PT409']);
  expect((await ask(url, '/desk/export.csv', { headers })).body.toString()).toContain('Of The Project');
  expect(list.body.toString() + JSON.stringify(answer.headers) + output).not.toContain(serviceKey);
  // The desk's files know none of these settings. Other servers read them, and a build would take them away meanwhile.
  expect(await lastBuild()).toBe(builtBefore);
  // Nobody else of the machine's network, and nothing but the desk.
  expect((await ask(url, '/')).status).toBe(404);
  child.kill();
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
