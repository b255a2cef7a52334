import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import type { Draft, PageWord } from '../../contract/website.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { ask } from '../support/http.ts';
import { former, makeDataDirWithEdition, newer, tagline } from '../support/tagline.ts';
import { howMany, isThorough, whenThorough } from '../support/thorough.ts';
import { inFrame, openWebsite, readPage, type Website } from '../support/website.ts';

const rare = whenThorough(test);

/** The owner changes words at the desk, and visitors read them. */

/** The command lines of everything that runs on this machine. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    });

/** The processes that this one has started. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

describe('one server', () => {
  let server: RunningServer;
  let dataDir: string;
  let website: Website;
  const start = async () => {
    server = await startServer({ DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey });
    website = await openWebsite(server.url);
  };
  beforeAll(async () => {
    dataDir = await makeDataDirWithEdition();
    await start();
  });
  afterAll(() => server.stop());

  /** Changes the text that a device has just loaded. */
  const change = async (words: string, { file, place } = tagline, path = '/') => {
    const { body } = await website.asked('words', { path, build: 'online' });
    const word = body.words.find((each: PageWord) => each.file === file && each.place === place);
    return website.asked('change', { file, place, from: word?.text ?? '', words });
  };

  test('typed words are kept, and no visitor reads them', async () => {
    expect((await change(newer)).body.drafts).toMatchObject([
      { ...tagline, was: former, words: newer, versions: [1], path: '/' },
    ]);
    expect((await readPage(server.url)).text).not.toContain(newer);
  });

  test('a device that has not seen the last change does not overwrite it', async () => {
    const other = await openWebsite(server.url);
    const late = await other.asked('change', { ...tagline, from: former, words: 'Mine' });
    expect([late.status, late.body.code]).toEqual([409, 'PT409']);
    expect((await website.state()).drafts[0]?.words).toBe(newer);
  });

  test.each([
    ['a\u0000b', { file: 'content/home.yaml', place: 'hero.heading' }],
    ['Answers in {{nobody}}', { file: 'content/home.yaml', place: 'hero.heading' }],
    ['<script>alert(1)</script>', { file: 'content/privacy.md', place: 'body[0]' }],
    ['[x](javascript:alert(1))', { file: 'content/privacy.md', place: 'body[0]' }],
    ['Anything', { file: 'content/../package.json', place: 'name' }],
    ['Anything', { file: 'content/company.ts', place: 'company' }],
    ['Anything', { file: 'content/home.yaml', place: 'hero.primary.href' }],
  ])('%j is refused in a sentence', async (words, name) => {
    const { status, body } = await change(words, name);
    expect([status, body.code, body.message]).toEqual([422, 'words_refused', expect.stringMatching(/\.$/)]);
  });

  test('a change with a mistake cannot be published, and says why', async () => {
    const { body } = await change(
      'Too short',
      { file: 'content/privacy.md', place: 'metaDescription' },
      '/privacy',
    );
    const waiting = body.drafts.find(({ file }: { file: string }) => file === 'content/privacy.md');
    expect(waiting.waits).toEqual({ because: 'mistake', sentence: expect.stringContaining('at least') });
  });

  test('a link to a page that is not there waits, until it leads to one', async () => {
    const privacy = { file: 'content/privacy.md', place: 'body[0]' };
    const linkTo = (path: string) => change(`See [this](${path}).`, privacy, '/privacy');
    const waitsIn = ({ body }: Awaited<ReturnType<typeof linkTo>>) =>
      body.drafts.find(({ file, place }: Draft) => file === privacy.file && place === privacy.place)?.waits;
    expect(waitsIn(await linkTo('/resources/blog/no-such-article'))).toEqual({
      because: 'mistake',
      sentence: expect.stringContaining('/resources/blog/no-such-article'),
    });
    const answer = await linkTo('/resources/blog/ai-ethics-2025#read');
    expect(waitsIn(answer)).toBeUndefined();
    const { ids, versions } = answer.body.drafts.find(({ place }: Draft) => place === privacy.place);
    await website.asked('take-back', { ids, versions });
  });

  test('a preview has exactly the changes that can be published, and is only shown in the desk’s frames', async () => {
    await website.asked('preview', { build: 'preview' });
    const { build } = await website.done();
    expect(build).toMatchObject({ state: 'ready', differing: ['/'] });
    const cookie = await website.view('preview');
    const framed = await readPage(server.url, '/', inFrame(cookie));
    expect(framed.text).toContain(newer);
    expect(policyOf(framed)).toContain("frame-ancestors 'self'");
    expect(framed.headers['cache-control']).toBe('no-store');
    const styles = [...framed.text.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    for (const path of styles) expect((await readPage(server.url, path, { cookie })).status).toBe(200);

    for (const path of [
      '/',
      '/search/index.json',
      '/feed.xml',
      '/llms.txt',
      '/sitemap.xml',
      '/social/home.png',
    ]) {
      const read = await readPage(server.url, path, { cookie });
      expect([path, read.status, read.headers['cache-control']]).toEqual([path, 200, 'no-store']);
    }

    const online = await readPage(server.url, '/', inFrame(await website.view('online')));
    expect(online.text).not.toContain(newer);
    expect(policyOf(online)).toContain("frame-ancestors 'self'");
  });

  test('nobody else can frame a page or read unpublished words', async () => {
    const cookie = await website.view('preview');
    for (const headers of [
      {},
      { 'sec-fetch-dest': 'iframe' },
      inFrame(`${cookie.slice(0, -1)}_`),
      { cookie, 'sec-fetch-dest': 'document' },
    ]) {
      const page = await readPage(server.url, '/', headers);
      expect(page.text).not.toContain(newer);
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
    }
  });

  test('whoever has signed out reads no unpublished words any more', async () => {
    const other = await openWebsite(server.url);
    const cookie = await other.view('preview');
    expect((await readPage(server.url, '/', inFrame(cookie))).text).toContain(newer);
    await other.post('sign-out', {});
    expect((await readPage(server.url, '/', inFrame(cookie))).text).not.toContain(newer);
  });

  test('what ends the process that reads typed words ends nothing else', async () => {
    const editors = childrenOf(server.process.pid ?? 0);
    expect(editors).toHaveLength(1);
    const asked = Array.from({ length: 20 }, () => website.asked('state', {}));
    for (const editor of editors) process.kill(editor, 'SIGKILL');
    for (const { status } of await Promise.all(asked)) expect([200, 503]).toContain(status);
    expect((await readPage(server.url)).status).toBe(200);
    await expect.poll(async () => (await website.asked('state', {})).status).toBe(200);
    expect((await website.state()).drafts).toMatchObject([{ words: newer }, {}]);
  });

  test('visitors read a publish, and pages that were open before find all their files', async () => {
    const before = (await readPage(server.url)).text;
    await website.asked('publish', {});
    const { publishes, drafts } = await website.done();
    expect(publishes).toMatchObject([
      { number: 1, undone_at: null, changes: [{ isOnline: true, said: newer }] },
    ]);
    expect((await website.asked('published', { number: 1 })).body.texts).toMatchObject([
      { before: former, now: newer },
    ]);
    expect(drafts.map(({ file }) => file)).toEqual(['content/privacy.md']);
    expect((await readPage(server.url)).text).toContain(newer);
    for (const [, path = ''] of before.matchAll(/"(\/_astro\/[^"]+)"/g))
      expect((await readPage(server.url, path)).status).toBe(200);

    const { body } = await website.asked('put-back', { number: 1, ids: publishes[0]?.changes[0]?.ids ?? [] });
    const draft = body.drafts.find(({ file }: Draft) => file === tagline.file);
    expect(draft).toMatchObject({ ...tagline, was: newer, words: former });
    expect((await readPage(server.url)).text).toContain(newer);
    await website.asked('take-back', { ids: draft.ids, versions: draft.versions });
  });

  test('developers take over what is online: only the changed words differ, and nothing is done twice', async () => {
    const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
    const copy = await copyProject(['build', 'commands', 'content', 'contract', 'package.json', 'server']);
    const words = (...args: string[]) => runCommand('commands/words.ts', args, variables, copy.folder);
    const file = join(copy.folder, 'words.json');
    expect((await words('export', file)).output).toContain('1 texts are in');
    const before = await readFile(join(root, 'content/home.yaml'), 'utf8');
    expect((await words('apply', file)).output).toContain(
      '1 texts changed in content/, 0 were there already.',
    );
    expect(await readFile(join(copy.folder, 'content/home.yaml'), 'utf8')).toBe(
      before.replace(former, newer),
    );
    expect((await words('apply', file)).output).toContain(
      '0 texts changed in content/, 1 were there already.',
    );
    await copy.remove();
  });

  test('a backup brings changes and publishes to another server', async () => {
    const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
    const file = join(dataDir, 'backup.ndjson');
    expect((await runCommand('commands/backup.ts', [file], variables)).output).toContain(
      'Changes of the website: 2.',
    );
    const lost = { ...variables, DATA_DIR: await makeDataDir() };
    const restored = await runCommand('commands/backup.ts', ['restore', file], lost);
    expect(restored.output).toContain('Changes of the website: 2 restored, 0 were there already.');
    if (isThorough) {
      const { output } = await runCommand('commands/backup.ts', ['restore', file], lost);
      expect(output).toContain('Changes of the website: 0 restored, 2 were there already.');
    }
    const other = await startServer(lost);
    const there = await (await openWebsite(other.url)).state();
    expect([there.drafts, there.publishes]).toEqual(
      await website.state().then(({ drafts, publishes }) => [drafts, publishes]),
    );
    await other.stop();
  });

  test('a server that is killed during a build leaves no process behind, and what was published stays online', async () => {
    await change('Another tagline, typed just before the kill');
    await website.asked('preview', { build: 'preview' });
    const running = () => processes().filter((line) => line.includes(dataDir));
    await expect.poll(running).not.toEqual([]);
    server.process.kill('SIGKILL');
    await expect.poll(running).toEqual([]);
    await start();
    expect((await readPage(server.url)).text).toContain(newer);
    expect((await website.state()).drafts).toContainEqual(
      expect.objectContaining({ ...tagline, was: newer }),
    );
    expect(server.output()).not.toContain('was built');
  });

  test('undoing a publish restores the former words, and bringing it back makes drafts', async () => {
    const { body } = await website.asked('undo', { number: 1 });
    expect(body.publishes[0].undone_at).not.toBeNull();
    expect((await website.done()).behind).toBeNull();
    expect((await readPage(server.url)).text).toContain(former);
    const again = await website.asked('bring-back', { number: 1 });
    expect(again.body.drafts.map(({ words }: { words: string }) => words)).toContain(newer);
    expect((await website.asked('undo', { number: 1 })).status).toBe(409);
  });

  test('a publish that a later one has taken back cannot be undone', async () => {
    await website.asked('publish', {});
    const [published] = (await website.done()).publishes;
    await website.asked('put-back', { number: 2, ids: published?.changes[0]?.ids ?? [] });
    await website.asked('publish', {});
    expect((await website.done()).publishes).toMatchObject([
      { number: 3, changes: [{ isOnline: true, said: former }] },
      { number: 2, undone_at: null, changes: [{ isOnline: false }] },
      { number: 1 },
    ]);
    expect((await readPage(server.url)).text).toContain(former);
    await website.asked('bring-back', { number: 2 });
  });

  test('visitors notice nothing of a publish', async () => {
    const answers: number[] = [];
    let reading = true;
    const visitors = Array.from({ length: howMany(5, 200) }, async () => {
      while (reading) answers.push((await readPage(server.url)).status);
    });
    for (let swap = 0; swap < howMany(1, 10); swap += 1) {
      await website.asked('publish', {});
      const { publishes } = await website.done();
      await website.asked('undo', { number: publishes[0]?.number ?? 0 });
      await website.done();
      await website.asked('bring-back', { number: publishes[0]?.number ?? 0 });
    }
    reading = false;
    await Promise.all(visitors);
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});

rare('undoing words that developers have taken over makes drafts of the former ones', async () => {
  const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey });
  // This is the state after the owner has typed what the project now says.
  const taken = { ...tagline, id: randomUUID(), was: 'What stood there', words: former, seen: 0 };
  const written = await ask(server.url, '/rest/v1/rpc/desk_word', {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify(taken),
  });
  expect(written.status).toBe(200);
  const website = await openWebsite(server.url);
  await website.asked('publish', {});
  expect((await website.done()).publishes).toMatchObject([{ number: 1 }]);

  const { body } = await website.asked('undo', { number: 1 });
  expect(body.drafts).toMatchObject([{ ...tagline, was: former, words: 'What stood there' }]);
  expect(body.publishes).toMatchObject([{ number: 1, undone_at: null }]);

  await website.asked('change', { ...tagline, from: 'What stood there', words: 'Typed since' });
  expect((await website.asked('undo', { number: 1 })).body.drafts).toMatchObject([{ words: 'Typed since' }]);
  await server.stop();
});

test('EDITING=off serves the checkout, and the desk says so', async () => {
  const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey, EDITING: 'off' });
  const website = await openWebsite(server.url);
  const { status, body } = await website.asked('state', {});
  expect([status, body.message]).toEqual([422, expect.stringContaining('EDITING')]);
  expect((await website.asked('change', { ...tagline, from: former, words: newer })).status).toBe(422);
  expect((await website.asked('view', { build: 'online' })).status).toBe(422);
  await server.stop();
});

test('a machine with too little memory for a build says so, and goes on serving', async () => {
  const little = 'data:text/javascript,process.availableMemory=()=>5e8';
  const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey }, undefined, ['--import', little]);
  const website = await openWebsite(server.url);
  await website.asked('change', { ...tagline, from: former, words: newer });
  await website.asked('publish', {});
  const { build, drafts } = await website.done();
  expect(build).toEqual({ state: 'failed', sentence: expect.stringContaining('1 GB') });
  expect(drafts).toHaveLength(1);
  expect((await readPage(server.url)).status).toBe(200);
  await server.stop();
});
