import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import type { NewEntry } from '../../contract/entries.ts';
import type { PageWord, WebsiteState } from '../../contract/website.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { ask } from '../support/http.ts';
import { former, makeDataDirWithEdition, newer, tagline } from '../support/tagline.ts';
import { openWebsite, type Website } from '../support/website.ts';

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

const read = async (url: string, path = '/', headers: Record<string, string> = {}) => {
  const answer = await ask(url, path, { headers });
  return { ...answer, text: answer.body.toString() };
};
const inFrame = (cookie: string) => ({ cookie, 'sec-fetch-dest': 'iframe' });
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

  /** Types over what a device has just loaded. */
  const change = async (words: string, { file, place } = tagline, path = '/') => {
    const { body } = await website.asked('words', { path, build: 'online' });
    const word = body.words.find((each: PageWord) => each.file === file && each.place === place);
    return website.asked('change', { file, place, from: word?.text ?? '', words });
  };

  test('what is typed is kept, and no visitor reads it', async () => {
    expect((await change(newer)).body.drafts).toMatchObject([
      { ...tagline, was: former, words: newer, version: 1, path: '/' },
    ]);
    expect((await read(server.url)).text).not.toContain(newer);
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

  test('a change with a mistake waits, and says why', async () => {
    const { body } = await change(
      'Too short',
      { file: 'content/privacy.md', place: 'metaDescription' },
      '/privacy',
    );
    const waiting = body.drafts.find(({ file }: { file: string }) => file === 'content/privacy.md');
    expect(waiting.waits).toEqual({ because: 'mistake', sentence: expect.stringContaining('at least') });
  });

  const article: NewEntry = {
    ...{ kind: 'blog', id: 'what-a-bakery-writes', title: 'What a Bakery Writes: Every Day' },
    ...{ day: '2026-11-24', picture: 'cup', from: '', category: 'Small Business' },
    excerpt: 'Seven messages before breakfast, and who should answer them.',
    metaDescription: 'A bakery answers the same seven messages each morning. We count what that takes.',
  };
  const draftOf = ({ drafts }: WebsiteState, file: string) => drafts.find((draft) => draft.file === file);
  const takeBack = async (file: string) => {
    const draft = draftOf(await website.state(), file);
    await website.asked('take-back', { id: draft?.id ?? '', seen: draft?.version ?? 0 });
  };

  test('a new article needs an address of its own and what its card says, and is taken back as a whole', async () => {
    const refusedWith = async (changed: Record<string, string>) =>
      (await website.asked('new-entry', { ...article, ...changed })).status;
    expect(await refusedWith({ id: 'ai-barber-shop' })).toBe(422);
    expect(await refusedWith({ id: '../home' })).toBe(400);
    expect(await refusedWith({ id: 'a'.repeat(61) })).toBe(400);
    expect(await refusedWith({ kind: 'video-tutorials' })).toBe(422);
    expect(await refusedWith({ kind: 'case-studies' })).toBe(422);
    expect(await refusedWith({ kind: 'case-studies', from: 'barber-shop-ai', id: 'not-found' })).toBe(422);
    expect(await refusedWith({ from: '../../package' })).toBe(400);
    expect(await refusedWith({ from: 'nobody' })).toBe(422);
    expect(await refusedWith({ picture: 'chair' })).toBe(422);
    expect(await refusedWith({ title: 'a\u0000b' })).toBe(422);
    expect(await refusedWith({ metaDescription: 'Too short' })).toBe(422);
    expect(await refusedWith({ category: 'Gossip' })).toBe(422);
    const { body } = await website.asked('new-entry', article);
    const draft = draftOf(body, 'content/blog/what-a-bakery-writes.md');
    expect(draft?.waits).toBeUndefined();
    expect(draft?.words).toContain('title: "What a Bakery Writes: Every Day"');
    expect(await refusedWith({})).toBe(422);
    await takeBack('content/blog/what-a-bakery-writes.md');
    expect(draftOf(await website.state(), 'content/blog/what-a-bakery-writes.md')).toBeUndefined();
  });

  const guide = 'content/documentation/the-first-month.md';
  const paper = 'content/white-papers/implementation-guide.md';
  const copyGuide = (given: Record<string, string> = {}) =>
    website.asked('new-entry', {
      ...{ kind: 'documentation', id: 'first-month', title: 'The First Month', day: '2026-11-24' },
      ...{ picture: 'cup', from: 'api-integration', level: 'Beginner', ...given },
    });

  test('a copy waits as long as it has texts of the other page, and its address is free', async () => {
    const { body } = await copyGuide();
    const draft = draftOf(body, 'content/documentation/first-month.md');
    expect(draft?.waits).toMatchObject({
      because: 'copied',
      sentence: expect.stringContaining('“API Integration”'),
      places: expect.arrayContaining(['metaDescription', 'description']),
    });
    expect(draft?.words).toContain('level: Beginner');
    expect(draft?.words).not.toContain('related:');
    // Another device has seen that the drawing was free.
    expect((await copyGuide({ id: 'late' })).body.message).toContain('drawing');
    // Of two devices that type over the same words, the second is told; other texts of the page both stay.
    const other = await openWebsite(server.url);
    const typed = (place: string, from: string, words: string) => ({
      ...{ file: 'content/documentation/first-month.md', place, from, words },
    });
    expect((await other.asked('change', typed('title', 'The First Month', 'Month One'))).status).toBe(200);
    expect((await website.asked('change', typed('title', 'The First Month', 'First'))).status).toBe(409);
    const from = (await readFile(join(root, 'content/documentation/api-integration.md'), 'utf8'))
      .split('\n---\n\n')[1]
      ?.split('\n')[0];
    const after = await website.asked('change', typed('body[0]', from ?? '', 'It begins with a plan.'));
    expect(draftOf(after.body, 'content/documentation/first-month.md')?.words).toContain('title: Month One');
    const newest = draftOf(after.body, 'content/documentation/first-month.md');
    const to = (end: string, seen = newest?.version ?? 0) =>
      website.asked('change-address', { id: draft?.id ?? '', seen, to: end });
    expect((await to('best-practices')).status).toBe(422);
    expect((await to('../x')).status).toBe(400);
    expect((await to('the-first-month', draft?.version)).status).toBe(409);
    expect(draftOf((await to('the-first-month')).body, guide)?.words).toBe(newest?.words);
    expect((await to('elsewhere')).status).toBe(409);
    await website.asked('delete', { file: guide });
    expect(draftOf(await website.state(), guide)).toBeUndefined();
  });

  test('what others name stays, and says who; what is no entry is not touched', async () => {
    const refusal = async (file: string) => (await website.asked('delete', { file })).body.message;
    expect(await refusal('content/case-studies/barber-shop-ai.md')).toContain('Home');
    expect(await refusal('content/white-papers/ai-automation-roi.md')).toContain('unknown addresses');
    for (const file of ['content/home.yaml', 'content/solutions/ai-chatbots.yaml', '../package.json'])
      expect((await website.asked('delete', { file })).status).toBe(422);
    expect((await website.asked('move', { file: 'content/blog/ai-barber-shop.md', to: 'up' })).status).toBe(
      422,
    );
  });

  test('a preview has just the changes that can be published, and only frames of the desk show it', async () => {
    await website.asked('preview', { build: 'preview' });
    const { build } = await website.done();
    expect(build).toMatchObject({ state: 'ready', changes: 1, differing: ['/'] });
    const cookie = await website.view('preview');
    const framed = await read(server.url, '/', inFrame(cookie));
    expect(framed.text).toContain(newer);
    expect(policyOf(framed)).toContain("frame-ancestors 'self'");
    expect(framed.headers['cache-control']).toBe('no-store');
    const styles = [...framed.text.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    for (const path of styles) expect((await read(server.url, path, { cookie })).status).toBe(200);

    const online = await read(server.url, '/', inFrame(await website.view('online')));
    expect(online.text).not.toContain(newer);
    expect(policyOf(online)).toContain("frame-ancestors 'self'");
  });

  test('nobody else can frame a page, or read what is not online', async () => {
    const cookie = await website.view('preview');
    for (const headers of [
      {},
      { 'sec-fetch-dest': 'iframe' },
      inFrame(`${cookie.slice(0, -1)}_`),
      { cookie, 'sec-fetch-dest': 'document' },
    ]) {
      const page = await read(server.url, '/', headers);
      expect(page.text).not.toContain(newer);
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
    }
  });

  test('published, it is what visitors read, whose open pages miss no file', async () => {
    const before = (await read(server.url)).text;
    await website.asked('publish', {});
    const { publishes, drafts } = await website.done();
    expect(publishes).toMatchObject([
      { number: 1, undone_at: null, labels: [expect.stringContaining('tagline')] },
    ]);
    expect(drafts.map(({ file }) => file)).toEqual(['content/privacy.md']);
    expect((await read(server.url)).text).toContain(newer);
    for (const [, path = ''] of before.matchAll(/"(\/_astro\/[^"]+)"/g))
      expect((await read(server.url, path)).status).toBe(200);
  });

  test('developers take over what is online: only the changed words differ, and nothing is done twice', async () => {
    const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
    const copy = await copyProject(['build', 'commands', 'content', 'contract', 'package.json', 'server']);
    const words = (...args: string[]) => runCommand('commands/words.ts', args, variables, copy.folder);
    const file = join(copy.folder, 'words.json');
    expect((await words('list')).output).toContain(newer);
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
    const { output } = await runCommand('commands/backup.ts', ['restore', file], lost);
    expect(output).toContain('Changes of the website: 0 restored, 2 were there already.');
    const other = await startServer(lost);
    const there = await (await openWebsite(other.url)).state();
    expect([there.drafts, there.publishes]).toEqual(
      await website.state().then(({ drafts, publishes }) => [drafts, publishes]),
    );
    await other.stop();
  });

  test('killed while it builds, a server leaves nothing running, and what was published stays online', async () => {
    await change('Another tagline, typed just before the kill');
    await website.asked('preview', { build: 'preview' });
    const running = () => processes().filter((line) => line.includes(dataDir));
    await expect.poll(running).not.toEqual([]);
    server.process.kill('SIGKILL');
    await expect.poll(running).toEqual([]);
    await start();
    expect((await read(server.url)).text).toContain(newer);
    expect((await website.state()).drafts).toContainEqual(
      expect.objectContaining({ ...tagline, was: newer }),
    );
    expect(server.output()).not.toContain('was built');
  });

  test('the undo of a publish puts back what was there, at once, and bringing it back makes a change of it', async () => {
    const { body } = await website.asked('undo', { number: 1 });
    expect(body.publishes[0].undone_at).not.toBeNull();
    expect((await read(server.url)).text).toContain(former);
    const again = await website.asked('bring-back', { number: 1 });
    expect(again.body.drafts.map(({ words }: { words: string }) => words)).toContain(newer);
    expect((await website.asked('undo', { number: 1 })).status).toBe(409);
  });

  test('visitors notice nothing of a publish', async () => {
    const answers: number[] = [];
    let reading = true;
    const visitors = Array.from({ length: 20 }, async () => {
      while (reading) answers.push((await read(server.url)).status);
    });
    for (let swap = 0; swap < 3; swap += 1) {
      await website.asked('publish', {});
      const { publishes } = await website.done();
      await website.asked('undo', { number: publishes[0]?.number ?? 0 });
      await website.asked('bring-back', { number: publishes[0]?.number ?? 0 });
    }
    reading = false;
    await Promise.all(visitors);
    expect(answers.length).toBeGreaterThan(20);
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  test('a copied guide is typed on its page, stands where it was moved, and is read; a paper is gone, and undone both', async () => {
    const list = async (path: string) => (await read(server.url, path)).text;
    const words = async () =>
      (await website.asked('words', { path: '/resources/documentation/the-first-month', build: 'drafts' }))
        .body;
    await takeBack(tagline.file);
    await copyGuide({ id: 'the-first-month' });
    const before = await website.state();

    await website.asked('preview', { build: 'drafts' });
    await website.done();
    const framed = await read(
      server.url,
      '/resources/documentation/the-first-month',
      inFrame(await website.view('drafts')),
    );
    expect(framed.text).toContain('The First Month');
    const { waits } = draftOf(before, guide) ?? {};
    const places = waits?.because === 'copied' ? waits.places : [];
    expect(places.length).toBeGreaterThan(30);
    const page = await words();
    for (const [index, place] of places.entries()) {
      const from = page.words.find((word: PageWord) => word.place === place)?.text;
      const typed = `New words, number ${index}, which no other page of this site has anywhere.`;
      const { status } = await website.asked('change', { file: guide, place, from, words: typed });
      expect([place, status]).toEqual([place, 200]);
    }
    // What was typed since is painted over the build that is there.
    const typed = (await words()).words.find((word: PageWord) => word.place === 'description');
    expect(typed.text).toContain('New words');
    expect(typed.shown[0]).not.toContain('New words');

    await website.asked('move', { file: guide, to: 'up' });
    await website.asked('delete', { file: paper });
    expect(draftOf(await website.state(), guide)?.waits).toBeUndefined();
    await website.asked('publish', {});
    const { publishes } = await website.done();
    expect(publishes[0]?.labels).toEqual(
      expect.arrayContaining([
        'New: The First Month',
        'Troubleshooting, place in the list',
        expect.stringContaining('Taken away'),
      ]),
    );
    expect(await list('/resources/documentation/the-first-month')).toContain('New words, number 3');
    const guides = await list('/resources/documentation');
    expect(guides.indexOf('The First Month')).toBeGreaterThan(guides.indexOf('Best Practices'));
    expect(guides.lastIndexOf('The First Month')).toBeLessThan(guides.lastIndexOf('Troubleshooting'));
    expect(await list('/resources/white-papers')).not.toContain('implementation-guide');
    expect(await list('/resources/white-papers/implementation-guide')).toBe(
      await list('/resources/white-papers/ai-automation-roi'),
    );

    const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
    const copy = await copyProject(['build', 'commands', 'content', 'contract', 'package.json', 'server']);
    const command = (...args: string[]) => runCommand('commands/words.ts', args, variables, copy.folder);
    const exported = join(copy.folder, 'words.json');
    expect((await command('list')).output).toContain(`${paper}, taken away`);
    await command('export', exported);
    await command('apply', exported);
    expect(await readFile(join(copy.folder, guide), 'utf8')).toContain('New words, number 3');
    expect(existsSync(join(copy.folder, paper))).toBe(false);
    expect((await command('apply', exported)).output).toContain('0 texts changed');
    await copy.remove();

    const undone = await website.asked('undo', { number: publishes[0]?.number ?? 0 });
    expect(undone.body.build.state).toBe('none');
    expect(await list('/resources/documentation')).not.toContain('The First Month');
    expect(await list('/resources/white-papers')).toContain('implementation-guide');
    const again = await website.asked('bring-back', { number: publishes[0]?.number ?? 0 });
    expect(draftOf(again.body, guide)?.words).toContain('New words, number 3');
    expect(draftOf(again.body, paper)?.words).toBe('');
  });
});

test('the undo of words that developers have taken over makes changes of those before', async () => {
  const server = await startServer({ SERVICE_ROLE_KEY: serviceKey });
  // As if the owner had typed what the project says by now.
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
  const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, EDITING: 'off' });
  const website = await openWebsite(server.url);
  expect((await website.state()).off).toContain('EDITING');
  expect((await website.asked('change', { ...tagline, from: former, words: newer })).status).toBe(422);
  expect((await website.asked('view', { build: 'online' })).status).toBe(422);
  await server.stop();
});

test('a machine without the memory for a build says so, and serves on', async () => {
  const little = 'data:text/javascript,process.availableMemory=()=>5e8';
  const server = await startServer({ SERVICE_ROLE_KEY: serviceKey }, undefined, ['--import', little]);
  const website = await openWebsite(server.url);
  await website.asked('change', { ...tagline, from: former, words: newer });
  await website.asked('publish', {});
  const { build, drafts } = await website.done();
  expect(build).toEqual({ state: 'failed', sentence: expect.stringContaining('1 GB') });
  expect(drafts).toHaveLength(1);
  expect((await read(server.url)).status).toBe(200);
  await server.stop();
});
