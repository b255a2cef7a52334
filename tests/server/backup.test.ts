import { lstat, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { makeDataDir, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
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

test('a file that is not a backup is refused', async () => {
  const { code, output } = await runCommand('commands/backup.ts', ['restore', 'README.md'], common);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^README\.md:1 is no line of a backup: .*Nothing is restored\.\n$/),
  ]);
});

describe('moving to PostgreSQL', () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  test('copies every enquiry once, with its time of receipt, and tells nobody again', async () => {
    const url = await freshDatabase();
    const copy = () =>
      runCommand('commands/leads.ts', ['copy', '--to', url], { ...common, DATA_DIR: dataDir });
    const first = await copy();
    const rows = await storedRows(source.url);
    expect(first).toEqual({ code: 0, output: `${rows.length} messages copied, 0 were there already.\n` });
    await send(source.url, makeEnquiry());
    expect((await copy()).output).toBe(`1 messages copied, ${rows.length} were there already.\n`);

    const server = await startServer({ ...common, DATABASE_URL: url });
    await untilUp(server);
    expect(await storedRows(server.url)).toEqual(await storedRows(source.url));
    const outbox = await withClient(url, (client) => client.query('select * from notifications.outbox'));
    expect(outbox.rows).toEqual([]);
    await server.stop();
  });
});
