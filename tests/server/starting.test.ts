import { rm } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { makeDataDir, spawnServer, startServer } from '../../harness/server.ts';

test('every wrong setting is named, and none of their values', async () => {
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

test('a taken port is said in one sentence', async () => {
  const first = await startServer();
  const dataDir = await makeDataDir();
  const second = spawnServer({ PORT: String(first.port), DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`Port ${first.port} is taken by another program`);
  expect(second.output()).not.toContain('    at ');
  await Promise.all([first.stop(), rm(dataDir, { recursive: true })]);
});

test('a folder that cannot be used is said in one sentence', async () => {
  const server = spawnServer({ PORT: '0', DATA_DIR: 'package.json/data' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^The database in .+ cannot be opened .+ may this user write there\?\n$/);
});

test('HOST limits who can reach it, and stands in the address it prints', async () => {
  const [open, server] = await Promise.all([startServer(), startServer({ HOST: '127.0.0.1' })]);
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
  for (const address of otherAddresses()) {
    expect((await fetch(`http://${address}:${open.port}`)).status).toBe(200);
    await expect(fetch(`http://${address}:${server.port}`)).rejects.toThrow();
  }
  await Promise.all([open.stop(), server.stop()]);
});

/** Where this machine can be reached besides; an address that counts on one wire only is no address for a URL. */
const otherAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => address !== '127.0.0.1' && !address.startsWith('fe80:'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
