import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { makeDataDir, spawnServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { send } from '../support/enquiries.ts';
import { sampleOf } from '../support/thorough.ts';

test('every wrong setting is named, without its value', async () => {
  const server = spawnServer({
    PORT: '70000',
    SITE_URL: 'raywright.example',
    WEBHOOK_SECRET: 'whsec_geheim',
    SMTP_URL: 'smtp://user:geheim@mail.example',
  });
  expect(await server.exited).toBe(1);
  for (const name of ['PORT', 'SITE_URL', 'WEBHOOK_SECRET', 'WEBHOOK_URL', 'NOTIFY_EMAIL']) {
    expect(server.output()).toMatch(new RegExp(`^  ${name} `, 'm'));
  }
  expect(server.output()).not.toContain('geheim');
});

/** A server starts also while its database is away, and without the work of opening one. */
const withoutDatabase = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nowhere' };

describe('beside another server', async () => {
  const dataDir = await makeDataDir();
  const first = await startServer({ DATA_DIR: dataDir });
  afterAll(async () => {
    await first.stop();
    await rm(dataDir, { recursive: true });
  });

  test('a taken port is said in one sentence', async () => {
    const otherDir = await makeDataDir();
    const second = spawnServer({ ...withoutDatabase, PORT: String(first.port), DATA_DIR: otherDir });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Port ${first.port} is taken by another program`);
    expect(second.output()).not.toContain('    at ');
    await rm(otherDir, { recursive: true });
  });

  test('a second one on the same data says so and ends, and the first goes on', async () => {
    for (const variables of [{}, withoutDatabase]) {
      const second = spawnServer({ ...variables, PORT: '0', DATA_DIR: dataDir });
      expect(await second.exited).toBe(1);
      expect(second.output()).toMatch(/Another server is using .+: stop it, or set DATA_DIR/);
    }
    expect((await send(first.url, makeEnquiry())).status).toBe(201);
  });

  test('HOST limits who can reach it, and is in the printed address', async () => {
    const server = await startServer({ ...withoutDatabase, HOST: '127.0.0.1' });
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    for (const address of otherAddresses()) {
      expect((await fetch(`http://${address}:${first.port}`)).status).toBe(200);
      await expect(fetch(`http://${address}:${server.port}`)).rejects.toThrow();
    }
    await server.stop();
  });
});

test('a folder that cannot be used is said in one sentence', async () => {
  const server = spawnServer({ PORT: '0', DATA_DIR: 'package.json/data' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^The database in .+ cannot be opened .+ may this user write there\?\n$/);
});

test('a folder whose address file cannot be written is said in one sentence, too', async () => {
  const dataDir = await makeDataDir();
  await mkdir(join(dataDir, 'server-address'));
  const server = spawnServer({ ...withoutDatabase, PORT: '0', DATA_DIR: dataDir });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^DATA_DIR .+ cannot be written to \(.+\)\. Is there room on the disk\?$/m);
  expect(server.output()).not.toContain('    at ');
  await rm(dataDir, { recursive: true });
});

test.each(sampleOf(['sb_secret_short', '', '\n'], 1))(
  'a service key that a power cut has cut short opens nothing: %j',
  async (key) => {
    const dataDir = await makeDataDir();
    await writeFile(join(dataDir, 'service-role.key'), key);
    const server = spawnServer({ ...withoutDatabase, PORT: '0', DATA_DIR: dataDir });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/^The service key in .+ is damaged: .+ makes a new key\.\n$/);
    await writeFile(join(dataDir, 'server-address'), 'http://127.0.0.1:9\n');
    const { code, output } = await runCommand('commands/leads.ts', ['list'], { DATA_DIR: dataDir });
    expect([code, output]).toEqual([1, expect.stringMatching(/^The service key in .+ is damaged/)]);
    await rm(dataDir, { recursive: true });
  },
);

test('a data folder that everybody could read becomes private, with its lock', async () => {
  const dataDir = await makeDataDir();
  await chmod(dataDir, 0o755);
  await writeFile(join(dataDir, 'lock.sqlite'), '');
  await chmod(join(dataDir, 'lock.sqlite'), 0o644);
  const server = await startServer({ DATA_DIR: dataDir });
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect(await modeOf(dataDir)).toBe(0o700);
  expect(await modeOf(join(dataDir, 'lock.sqlite'))).toBe(0o600);
  expect(await modeOf(join(dataDir, 'database'))).toBe(0o700);
  await server.stop();
  await rm(dataDir, { recursive: true });
});

test('stopped as soon as it prints its address, it still closes its database', async () => {
  const dataDir = await makeDataDir();
  const server = spawnServer({ PORT: '0', DATA_DIR: dataDir }, undefined, ['--import', stopsOnceItIsUp]);
  expect(await server.exited).toBe(0);
  expect(server.output()).toContain(' is at ');
  await rm(dataDir, { recursive: true });
});

/** Preloaded into the server: sends the signal at the very moment the server announces itself. */
const stopsOnceItIsUp = `data:text/javascript,${encodeURIComponent(`
  const { log } = console;
  console.log = (line) => {
    log(line);
    if (line.includes(' is at ')) process.kill(process.pid, 'SIGTERM');
  };
`)}`;

/** The machine's other addresses, without link-local ones, which need an interface. */
const otherAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80:'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
