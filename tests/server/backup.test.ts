import { randomUUID } from 'node:crypto';
import { lstat, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { openDesk } from '../support/desk.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { untilUp } from '../support/health.ts';
import { startWebhook } from '../support/webhook.ts';

const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };
const folder = await mkdtemp(join(tmpdir(), 'raywright-backup-'));
const dataDir = await makeDataDir();
const source = await startServer({ ...common, DATA_DIR: dataDir });
afterAll(async () => {
  await source.stop();
  await rm(folder, { recursive: true });
});
for (let count = 0; count < 5; count += 1) await send(source.url, makeEnquiry({ name: `Näme ${count}` }));
// Anybody can invent an id that no program would make. A backup that could not be read for it would lose everything.
await send(source.url, makeEnquiry({ id: '11111111-1111-1111-1111-111111111111', name: '🙂'.repeat(120) }));

test('the drill: a backup made under load holds all that was acknowledged, and comes back as it was', async () => {
  const file = join(folder, 'enquiries.ndjson');
  const before = await storedRows(source.url);
  const saving = runCommand('commands/backup.ts', [file], { ...common, DATA_DIR: dataDir });
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await send(source.url, makeEnquiry());
  })();
  const saved = await saving;
  isOver = true;
  await writing;
  expect(saved).toMatchObject({ code: 0, output: expect.stringContaining(`messages are in ${file}`) });
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const webhook = await startWebhook();
  const lost = { ...common, DATA_DIR: await makeDataDir() };
  const restored = await runCommand('commands/backup.ts', ['restore', file], lost);
  expect(restored.output).toMatch(/^\d+ messages restored, 0 were there already/);
  const server = await startServer({ ...lost, ...webhook.settings });
  expect(await storedRows(server.url)).toEqual(expect.arrayContaining(before));

  const refused = await runCommand('commands/backup.ts', ['restore', file], lost);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('stop it first') });
  const one = makeEnquiry();
  await send(server.url, one);
  await expect.poll(() => webhook.deliveries).not.toEqual([]);
  expect(webhook.deliveries.map(({ body }) => JSON.parse(body).data.id)).toEqual([one.id]);
  await Promise.all([server.stop(), webhook.stop()]);
});

test('a backup does not write through a link that somebody has put in its place', async () => {
  const file = join(folder, 'laid.ndjson');
  const foreign = join(folder, 'foreign');
  await writeFile(foreign, 'as it was');
  await symlink(foreign, `${file}.unfinished`);
  const { code } = await runCommand('commands/backup.ts', [file], { ...common, DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(await readFile(foreign, 'utf8')).toBe('as it was');
  expect((await lstat(file)).isFile()).toBe(true);
});

test('a backup of the former version is restored whole', async () => {
  const former = 'tests/server/former-version/backup.jsonl';
  const fresh = { ...common, DATA_DIR: await makeDataDir() };
  expect(await runCommand('commands/backup.ts', ['restore', former], fresh)).toEqual({
    code: 0,
    output:
      '3 messages restored, 0 were there already.\nBlocked times: 1 restored, 0 were there already.\n' +
      'Changes of the website: 1 restored, 0 were there already.\n',
  });
  const server = await startServer(fresh);
  const again = join(folder, 'again.jsonl');
  await runCommand('commands/backup.ts', [again], fresh);
  await server.stop();
  const linesOf = async (file: string) =>
    (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      // Who did or typed something and when it goes online, when a call was before, and what a time is blocked for was not known yet.
      .map((line) =>
        JSON.parse(line, (key, value) =>
          ['person', 'about', 'title', 'typed_session', 'typed_by', 'due_at'].includes(key) && value === null
            ? undefined
            : value,
        ),
      );
  // A column that came since is empty.
  const lines = (await linesOf(former)).map((line) => expect.objectContaining(line));
  expect(await linesOf(again)).toEqual(expect.arrayContaining(lines));
});

describe('moving to PostgreSQL', () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  test('restores every enquiry once, with its time of receipt and until when it is put off, and tells nobody again', async () => {
    const DATABASE_URL = await freshDatabase();
    const [{ id: submission } = {}] = await storedRows(source.url);
    const until = new Date(Date.now() + 24 * 60 * 60_000);
    const desk = await openDesk(source.url);
    await desk.call('desk_later', {
      ...{ event: randomUUID(), submission: String(submission), seen: 0 },
      until: until.toISOString(),
    });
    const file = join(folder, 'moving.ndjson');
    async function move() {
      await runCommand('commands/backup.ts', [file], { ...common, DATA_DIR: dataDir });
      return runCommand('commands/backup.ts', ['restore', file], { ...common, DATABASE_URL });
    }
    const first = await move();
    const rows = await storedRows(source.url);
    expect(first).toEqual({ code: 0, output: `${rows.length} messages restored, 0 were there already.\n` });
    await send(source.url, makeEnquiry());
    expect((await move()).output).toBe(`1 messages restored, ${rows.length} were there already.\n`);

    const server = await startServer({ ...common, DATABASE_URL });
    await untilUp(server);
    expect(await storedRows(server.url)).toEqual(await storedRows(source.url));
    const [told, putOff] = await withClient(DATABASE_URL, async (client) => [
      await client.query('select * from notifications.outbox'),
      await client.query('select submission_id, later_until from desk.cases where later_until is not null'),
    ]);
    // It comes back to the owner by a notice of its own.
    expect(told.rows.filter(({ channel }) => channel !== 'push-later')).toEqual([]);
    expect(putOff.rows).toEqual([{ submission_id: submission, later_until: until }]);
    await server.stop();
  });
});
