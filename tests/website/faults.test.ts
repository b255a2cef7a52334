import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, rmdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../build/root.ts';
import type { PageWord } from '../../contract/website.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { makeFaultyDisk } from '../support/disks.ts';
import { serviceKey } from '../support/engines.ts';
import { ask } from '../support/http.ts';
import { former, layEdition, newer, tagline } from '../support/tagline.ts';
import { whenThorough } from '../support/thorough.ts';
import { openWebsite, readPage, type Website } from '../support/website.ts';

const rare = whenThorough(test);

/** A copy of the project that a server can be started from, as if it had just been deployed. */
async function deployCopy(dataDir: string) {
  const copy = await copyProject(['build', 'content', 'contract', 'package.json', 'server', 'supabase']);
  onTestFinished(copy.remove);
  for (const name of ['dist', 'dist-desk', 'films', 'site'])
    await symlink(join(root, name), join(copy.folder, name));
  await copy.write('.cache/site-fingerprint', 'of what was deployed');
  await layEdition(copy.folder, dataDir);
  const start = async () => {
    const server = await startServer(
      { SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir },
      join(copy.folder, 'server/main.ts'),
    );
    onTestFinished(() => void server.process.kill('SIGKILL'));
    return server;
  };
  return { copy, start };
}

/** After a failure around a publish the draft is either a draft or online, never half of each. */

const readsNewer = async ({ url }: RunningServer) =>
  (await ask(url, '/', {})).body.toString().includes(newer);

/** What is kept and what was published. */
const standOf = async (website: Website) => {
  const { drafts, publishes } = await website.done();
  return [drafts.map(({ words }) => words), publishes.length];
};

rare('on a full disk nothing is published or lost, and publishing works once there is room', async () => {
  const disk = await makeFaultyDisk();
  onTestFinished(disk.remove);
  await layEdition(root, disk.dataDir);
  const start = () =>
    startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: disk.dataDir }, undefined, disk.flags);
  let server = await start();
  onTestFinished(() => void server.process.kill('SIGKILL'));
  let website = await openWebsite(server.url);
  await website.asked('change', { ...tagline, from: former, words: newer });

  disk.fill();
  // The database still takes rows in space that it has reserved.
  const { words } = (await website.asked('words', { path: '/privacy', build: 'online' })).body;
  const lead = words.find(({ place }: PageWord) => place === 'lead');
  for (let from = lead.text, status = 200; status === 200; ) {
    const long = randomBytes(20_000).toString('hex');
    const answer = await website.asked('change', { file: lead.file, place: lead.place, from, words: long });
    ({ status } = answer);
    from = long;
    expect([200, 503], answer.body?.message).toContain(status);
  }
  await website.asked('publish', {});
  expect(await readsNewer(server)).toBe(false);

  disk.makeRoom();
  server.process.kill('SIGKILL');
  server = await start();
  website = await openWebsite(server.url);
  expect(await readsNewer(server)).toBe(false);
  expect(await standOf(website)).toEqual([expect.arrayContaining([newer]), 0]);
});

test('after a deployment a previewed change is still a draft, and is published on the new version', async () => {
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await layEdition(root, dataDir);
  const before = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir });
  const first = await openWebsite(before.url);
  await first.asked('change', { ...tagline, from: former, words: newer });
  await first.asked('preview', { build: 'preview' });
  expect((await first.done()).build.state).toBe('ready');
  before.process.kill('SIGKILL');

  const { start } = await deployCopy(dataDir);
  const after = await start();
  const website = await openWebsite(after.url);
  expect(await readsNewer(after)).toBe(false);
  expect(await standOf(website)).toEqual([[newer], 0]);
  expect((await website.state()).build.state).toBe('none');
  await website.asked('publish', {});
  expect(await standOf(website)).toEqual([[], 1]);
  expect(await readsNewer(after)).toBe(true);
});

test('a fault of the editor takes no page from visitors, is logged once, and ends with its cause', async () => {
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { copy, start } = await deployCopy(dataDir);
  const before = await start();
  const first = await openWebsite(before.url);
  await first.asked('change', { ...tagline, from: former, words: newer });
  await first.asked('publish', {});
  expect(await standOf(first)).toEqual([[], 1]);
  await first.asked('change', { ...tagline, from: newer, words: 'Typed since' });
  before.process.kill('SIGKILL');

  // As if developers were replacing the files: one cannot be opened, and another is half written.
  const inTheWay = join(copy.folder, 'content/blog/in-the-way.md');
  await mkdir(inTheWay);
  const study = 'content/case-studies/barber-shop-ai.md';
  await copy.change(study, (text) => text.replace(/^title: .*/m, 'title: [broken'));
  const after = await start();
  const website = await openWebsite(after.url);
  const countChanges = async () => JSON.parse((await website.get('opening')).body.toString()).changes;
  expect(await countChanges()).toBe(0);
  expect((await readPage(after.url)).status).toBe(200);
  expect(after.output().match(/EISDIR/g)).toHaveLength(1);

  await rmdir(inTheWay);
  await expect.poll(() => readsNewer(after)).toBe(true);
  expect(await countChanges()).toBe(1);
  const sentence = expect.stringContaining(`${study}: `);
  expect((await website.state()).drafts).toMatchObject([{ waits: { because: 'mistake', sentence } }]);
});

/** What no reader of words has foreseen: it ended the editor for good, or the whole server. */
const hostile = {
  quotes: '"'.repeat(12_000),
  stars: `${'*a **b '.repeat(1_800)}c${'** d* '.repeat(1_800)}`,
};

test('words that cannot be understood are refused, or wait with a Discard, and everything else goes on', async () => {
  const dataDir = await makeDataDir();
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const start = () => startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir });
  const before = await start();
  const typing = await openWebsite(before.url);
  const { words } = (await typing.asked('words', { path: '/privacy', build: 'online' })).body;
  const paragraph = words.find(({ place }: PageWord) => place.startsWith('body['));
  const { file, place, text: from } = paragraph;
  for (const typed of Object.values(hostile)) {
    const { status, body } = await typing.asked('change', { file, place, from, words: typed });
    expect([status, body.message]).toEqual([422, expect.stringMatching(/(marks|stars).*\.$/)]);
  }
  const price = { file: 'content/prices.yaml', place: 'ai-chatbots' };
  expect((await typing.asked('change', { ...price, from: '', words: 'null' })).status).toBe(422);
  await typing.asked('change', { ...tagline, from: former, words: newer });

  // As an earlier version, or somebody by hand, has stored them.
  const rows = [
    { ...price, was: '', words: 'null' },
    { file, place, was: from, words: hostile.stars },
    { file: 'content/answers.md', place: 'body[0]', was: 'Any', words: hostile.quotes },
    { file: 'content/blog/hostile.md', place: '', was: '', words: `---\ntitle: A\n---\n${hostile.quotes}` },
    { file: 'content/blog/deep.md', place: '', was: '', words: `---\na: ${'['.repeat(20_000)}\n---\n` },
  ];
  for (const row of rows) {
    const { status } = await ask(before.url, '/rest/v1/rpc/desk_word', {
      method: 'POST',
      headers: { apikey: serviceKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...row, id: randomUUID(), seen: 0 }),
    });
    expect(status).toBe(200);
  }
  before.process.kill('SIGKILL');

  const after = await start();
  const website = await openWebsite(after.url);
  const { drafts } = await website.state();
  expect(drafts).toHaveLength(rows.length + 1);
  const waiting = drafts.filter(({ waits }) => waits);
  expect(waiting).toHaveLength(rows.length);
  expect((await website.asked('words', { path: '/privacy', build: 'online' })).body.words).toContainEqual(
    expect.objectContaining({ file, place, text: from }),
  );
  for (const { ids, versions } of waiting)
    expect((await website.asked('take-back', { ids, versions })).status).toBe(200);
  expect((await website.state()).drafts).toMatchObject([{ words: newer }]);
  expect(after.output()).not.toContain('cannot be changed');
  await after.stop();
});
