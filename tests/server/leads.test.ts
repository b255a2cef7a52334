import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir } from '../processes/server.ts';
import { startOnEither } from '../support/either-store.ts';
import { send } from '../support/enquiries.ts';

const door = join(root, 'build/run.js');
const command = join(root, 'commands/leads.ts');

const dataDir = await makeDataDir();
const server = await startOnEither({ DATA_DIR: dataDir, RATE_LIMIT_PER_MINUTE: '0' });
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true });
});

async function leads(args: string[], variables: Record<string, string> = {}) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [door, command, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...variables },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { output, errors, code };
}

const plain = makeEnquiry();
const spam = makeEnquiry({ website: 'x', business_details: 'Cheap, "very"\ncheap \u001b[31m watches' });

beforeAll(async () => {
  for (const row of [plain, spam, makeEnquiry({ source: 'connection-test' })]) {
    expect((await send(server.url, row)).status).toBe(201);
  }
});

test('lists the newest first, with the time that is left', async () => {
  const { output, code } = await leads(['list']);
  const lines = output.trim().split('\n');
  expect(code).toBe(0);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain(spam.id);
  expect(lines[0]).toContain('  spam  ');
  expect(lines[1]).toMatch(/\d (min|days) left/);
  expect((await leads(['list', '--limit', '1'])).output.trim().split('\n')).toHaveLength(1);
});

test('exports to a file that nobody else can read', async () => {
  const file = join(dataDir, 'export.csv');
  await leads(['export', '--output', file]);
  const csv = await readFile(file, 'utf8');
  // desk.test.ts has what a spreadsheet would run, and more rows than one answer has.
  expect(csv).toContain(`"Cheap, ""very""\ncheap`);
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('shows an enquiry without terminal control characters', async () => {
  const { output } = await leads(['show', spam.id]);
  expect(output).toContain('Cheap, "very"\ncheap');
  expect(output).not.toContain('\u001b');
});

test('erases an enquiry for good', async () => {
  const doomed = makeEnquiry();
  await send(server.url, doomed);
  expect((await leads(['erase', doomed.id])).output).toContain('is erased');
  const again = await leads(['erase', doomed.id]);
  expect([again.code, again.errors.trim()]).toEqual([1, `There is no message ${doomed.id}.`]);
});

test('the key is made at first start and nobody else on the machine can read it', async () => {
  const file = join(dataDir, 'service-role.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim()).toMatch(/^sb_secret_[\w-]{43}$/);
});

test('help names every command', async () => {
  const { output } = await leads(['--help']);
  for (const name of ['list', 'show', 'export', 'erase']) expect(output).toContain(`-- ${name}`);
});

test('says so when the server was stopped by force', async () => {
  const folder = await makeDataDir();
  await writeFile(join(folder, 'server-address'), 'http://127.0.0.1:9\n');
  const { errors } = await leads(['list'], { DATA_DIR: folder });
  expect(errors).toMatch(/Nothing answers at http:\/\/127\.0\.0\.1:9\. Is the server running\?/);
  await rm(folder, { recursive: true });
});
