import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nativeFormAction, sentPath } from '../../contract/native-form.ts';
import { functionsPath, submissionIdHeader, submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const words = { name: 'Ada', email: 'ada@example.com', business_details: 'Two chairs, one mirror.' };

async function press({ url }: { url: string }, fields: Record<string, string> = words) {
  const { status, headers } = await fetch(url + nativeFormAction, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  expect([status, headers.get('location')]).toEqual([303, sentPath]);
}

const settings = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };
const count = async (server: RunningServer) => (await storedRows(server.url)).length;

describe('on PostgreSQL, with two copies of the server', async () => {
  if (postgresIsMissing) return test.skip('is not installed');
  const url = await freshDatabase();
  const start = () => startServer({ ...settings, DATABASE_URL: url });
  const copies = [await start(), await start()] as const;
  const [server, other] = copies;
  afterAll(async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
  });

  /** Makes everything that was sent older by this time. */
  const pass = (time: string) =>
    withClient(url, (client) =>
      client.query('update contact_submissions set received_at = received_at - $1::interval', [time]),
    );

  test('the same words are one enquiry for an hour, and a new one after it', async () => {
    await press(server);
    await press(other);
    expect(await count(server)).toBe(1);
    await pass('59 minutes');
    await press(other);
    expect(await count(server)).toBe(1);
    for (const rows of [2, 3, 4, 5, 6]) {
      await pass('60 minutes');
      await press(server);
      await press(other);
      expect(await count(server)).toBe(rows);
    }
  });

  test('an id opens its enquiry for an hour to its holder, and always to the owner', async () => {
    const { id } = makeEnquiry();
    expect((await send(server.url, makeEnquiry({ id }))).status).toBe(201);
    const rowsWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}${submissionsPath}?id=eq.${id}`, { headers })).json();
    await pass('59 minutes');
    expect(await rowsWith({ [submissionIdHeader]: id })).toHaveLength(1);
    await pass('1 minute');
    expect(await rowsWith({ [submissionIdHeader]: id })).toEqual([]);
    expect(await rowsWith({ apikey: serviceKey })).toHaveLength(1);
    // Repeating the id is answered as already stored.
    expect((await send(server.url, makeEnquiry({ id }))).status).toBe(409);
  });

  test('presses at once on both copies, when the hour has just passed, are one enquiry', async () => {
    const before = await count(server);
    for (let round = 1; round <= 10; round += 1) {
      await pass('60 minutes');
      await Promise.all(Array.from({ length: 12 }, (_, index) => press(index % 2 ? server : other)));
      expect(await count(server)).toBe(before + round);
    }
  });

  test('an erased enquiry can be sent again', async () => {
    const before = await count(server);
    const oldest = await storedRows(server.url, '&order=received_at.asc');
    await fetch(`${server.url}${functionsPath}/desk_erase`, {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ submission: oldest[0]?.['id'] }),
    });
    await pass('60 minutes');
    await press(server);
    await press(server);
    expect(await count(server)).toBe(before);
  });
});

// The rule is in SQL, which both databases run.
rare('on the embedded database, the same words days later are a new enquiry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-backup-'));
  const file = join(folder, 'enquiries.ndjson');
  const dataDir = await makeDataDir();
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  await press(server);
  await press(server);
  expect(await count(server)).toBe(1);
  expect((await runCommand('commands/backup.ts', [file], { ...settings, DATA_DIR: dataDir })).code).toBe(0);
  await server.stop();

  // A restored enquiry keeps its time of receipt.
  const [row] = (await readFile(file, 'utf8')).split('\n').map((line) => line && JSON.parse(line));
  const received_at = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
  await writeFile(file, `${JSON.stringify({ ...row, received_at })}\n`);
  const later = { ...settings, DATA_DIR: await makeDataDir() };
  expect((await runCommand('commands/backup.ts', ['restore', file], later)).code).toBe(0);
  const restored = await startServer(later);
  await press(restored);
  await press(restored);
  expect(await count(restored)).toBe(2);
  await restored.stop();
  await Promise.all([folder, dataDir, later.DATA_DIR].map((path) => rm(path, { recursive: true })));
});
