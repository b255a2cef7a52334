import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { isThorough, sampleOf } from '../support/thorough.ts';

/** Whatever an owner gets wrong, the last line says what to mend, without a stack. */

const nowhere = 'postgresql://owner:geheim@127.0.0.1:9/site';
const key = { SERVICE_ROLE_KEY: serviceKey };

let folder: string;
let server: RunningServer;
let elsewhere: Server;
let backup: string;
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raywright-user-errors-'));
  settings = { ...key, DATA_DIR: await makeDataDir() };
  server = await startServer(settings);
  await send(server.url, makeEnquiry());
  backup = join(folder, 'backup');
  await runCommand('commands/backup.ts', [backup], settings);
  elsewhere = createServer((_, response) => response.end('<html>')).listen(0);
});
afterAll(async () => {
  elsewhere.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Three of them stand for all, which read their options in one place. */
const commands = ['start', 'leads', 'migrate'];
const otherCommands = 'dev build doctor backup desk films pictures words'.split(' ');
const programs = [...commands, ...(isThorough ? otherCommands : [])].map((name) => `commands/${name}.ts`);

test.each(isThorough ? [...programs, 'tests/bench/main.ts'] : programs)(
  '%s refuses an option it does not know, and says what there is',
  async (file) => {
    const { code, output } = await runCommand(file, ['--tarket=static'], {});
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Unknown option '--tarket'\. (The options of this command are --|This command takes no)/,
    );
    expect(output.trim().split('\n')).toHaveLength(1);
  },
);

type UserError = [
  what: string,
  command: string,
  args: () => string[],
  settings: Record<string, string>,
  words: RegExp,
];

const userErrors: UserError[] = [
  ['an option without its value', 'build', () => ['--target'], {}, /'--target <value>' argument missing/],
  ['a target there is none of', 'build', () => ['--target', 'cdn'], {}, /no target "cdn".* --target static/],
  ['a static site that keeps no messages', 'build', () => ['--target=static'], {}, /set PUBLIC_SUPABASE_URL/],
  ['a setting that is none', 'dev', () => [], { PORT: '70000' }, /PORT must be a port/],
  ['no server', 'leads', () => ['list'], { DATA_DIR: '/nowhere' }, /No server is running with the data in/],
  ['no database named', 'migrate', () => [], {}, /Set DATABASE_URL to the address/],
  [
    'a database out of reach',
    'migrate',
    () => [],
    { DATABASE_URL: nowhere },
    /cannot be prepared \(.*ECONNREFUSED/,
  ],
  [
    'a folder that is not there',
    'backup',
    () => [join(folder, 'none/file')],
    {},
    /none\/file cannot be written: ENOENT/,
  ],
  [
    'a backup that is not there',
    'backup',
    () => ['restore', join(folder, 'none')],
    {},
    /none cannot be read: ENOENT/,
  ],
  ['no file named', 'backup', () => ['restore'], {}, /Name the file/],
  ['a data folder in use', 'backup', () => ['restore', backup], {}, /A server is using .*: stop it first/],
  [
    'a file for a folder',
    'backup',
    () => ['restore', backup],
    { DATA_DIR: 'README.md' },
    /DATA_DIR is no folder/,
  ],
  [
    'a database out of reach',
    'backup',
    () => ['restore', backup],
    { DATABASE_URL: nowhere },
    /cannot be prepared/,
  ],
  [
    'a wrong key',
    'backup',
    () => [join(folder, 'file')],
    { SERVICE_ROLE_KEY: 'x'.repeat(32) },
    /not accept the service key/,
  ],
  [
    'a folder that is not there',
    'leads',
    () => ['export', '--output', join(folder, 'none/file')],
    {},
    /cannot be written: ENOENT/,
  ],
  [
    'a command there is none of',
    'leads',
    () => ['constructor'],
    {},
    /no command "constructor", only list, find/,
  ],
  ['too many', 'leads', () => ['list', '--limit', '101'], {}, /from 1 to 100/],
  ['half an id', 'leads', () => ['show', '1234'], {}, /by its id/],
  [
    'no address',
    'leads',
    () => ['list', '--server', 'example'],
    {},
    /example is not the address of a server/,
  ],
  [
    'the address of another site',
    'leads',
    () => ['list', '--server', addressOf(elsewhere)],
    {},
    /not with messages/,
  ],
  ['a database out of reach', 'leads', () => ['copy', '--to', nowhere], {}, /cannot be prepared/],
  ['no address', 'doctor', () => ['localhost:3000'], {}, /Name the site: npm run doctor -- https/],
  ['a site that does not answer', 'doctor', () => ['http://127.0.0.1:1'], {}, /^\d to mend\.$/m],
];

test.each(sampleOf(userErrors, 12))('%s: %s says what to do', async (_what, command, args, own, words) => {
  const { code, output } = await runCommand(`commands/${command}.ts`, args(), { ...settings, ...own });
  expect(code).toBe(1);
  expect(output).toMatch(words);
  expect(output).not.toMatch(/^\s+at |Node\.js v|geheim/m);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['changed', (text: string) => text.replace('"email"', '"mail"')],
])('a backup that was %s is restored in no part, and the line is named', async (_how, damage) => {
  const file = join(folder, 'damaged');
  const text = await readFile(backup, 'utf8');
  await writeFile(file, text + damage(text));
  const fresh = { ...key, DATA_DIR: await makeDataDir() };
  const { code, output } = await runCommand('commands/backup.ts', ['restore', file], fresh);
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^\S+damaged:2 is no line of a backup: .*Nothing is restored\.\n$/),
  ]);
  await rm(fresh.DATA_DIR, { recursive: true });
});

test('a project that was not installed says how to', async () => {
  const copy = join(folder, 'fresh');
  await cp(join(root, 'build/run.js'), join(copy, 'build/run.js'));
  await cp(join(root, 'package.json'), join(copy, 'package.json'));
  const run = () => spawnSync(process.execPath, ['build/run.js', 'any.ts'], { cwd: copy, encoding: 'utf8' });
  const bare = run();
  await mkdir(join(copy, 'node_modules'));
  await writeFile(join(copy, 'any.ts'), "import 'fastify';");
  const stale = run();
  for (const { status, stderr } of [bare, stale])
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*: npm ci\n$/)]);
});

const addressOf = (listening: Server) => `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
