import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import type { NewEntry } from '../../contract/entries.ts';
import type { PageWord, WebsiteState } from '../../contract/website.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { inFrame, openWebsite, readPage, type Website } from '../support/website.ts';

/** The owner makes pages, moves and deletes them at the desk. */

let server: RunningServer;
let dataDir: string;
let website: Website;
beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await startServer({ DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey });
  website = await openWebsite(server.url);
});
afterAll(() => server.stop());

const article: NewEntry = {
  ...{ kind: 'blog', id: 'what-a-bakery-writes', title: 'What a Bakery Writes: Every Day' },
  ...{ day: '2026-11-24', picture: 'cup', from: '', category: 'Small Business' },
  excerpt: 'Seven messages before breakfast, and who should answer them.',
  metaDescription: 'A bakery answers the same seven messages each morning. We count what that takes.',
};
const draftOf = ({ drafts }: WebsiteState, file: string) => drafts.find((draft) => draft.file === file);

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
  await website.asked('take-back', { ids: draft?.ids ?? [], versions: draft?.versions ?? [] });
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
  const to = (end: string, seen = newest?.versions[0] ?? 0) =>
    website.asked('change-address', { id: draft?.ids[0] ?? '', seen, to: end });
  expect((await to('best-practices')).status).toBe(422);
  expect((await to('../x')).status).toBe(400);
  expect((await to('the-first-month', draft?.versions[0])).status).toBe(409);
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

test('pages that change places in a list are one change: taken back, published and put back together', async () => {
  const numbers = async (change?: Promise<{ body: WebsiteState }>) => {
    const { drafts } = (await change)?.body ?? (await website.state());
    return drafts.map(({ label, words }) => [label, words]);
  };
  const first = 'content/white-papers/ai-automation-roi.md';
  const second = 'content/white-papers/industry-solutions.md';
  const swapped = [
    ['White Papers, order of the list', expect.stringMatching(/^1\. Industry.*\n2\. AI Automation/)],
  ];
  expect(await numbers(website.asked('move', { file: first, to: 'down' }))).toEqual(swapped);
  const { drafts } = await website.state();
  const { ids = [], versions = [] } = drafts[0] ?? {};
  expect(ids.length).toBe(2);
  // Also where only one of the two is named: the other one moves on.
  expect((await website.asked('take-back', { ids, versions: [1, 9] })).status).toBe(409);
  expect(
    await numbers(website.asked('take-back', { ids: ids.slice(0, 1), versions: versions.slice(0, 1) })),
  ).toEqual([]);

  // A new page at the end of the list has its number baked in, and a former one is put back on it.
  await website.asked('new-entry', {
    ...{ kind: 'white-papers', id: 'bakery-hours', title: 'Bakery Hours', day: '2026-11-24', picture: 'cup' },
    from: 'future-of-work',
  });
  const added = 'content/white-papers/bakery-hours.md';
  const moved = await website.asked('move', { file: added, to: 'up' });
  const order = moved.body.drafts.find(({ place }: { place: string }) => place === 'order');
  expect(order.words).toMatch(/^5\. Implementation Guide/);
  const after = await website.asked('take-back', { ids: order.ids, versions: order.versions });
  expect(draftOf(after.body, added)?.words).toContain('order: 5');
  expect(after.body.drafts.length).toBe(1);
  await website.asked('delete', { file: added });
  expect(await numbers(website.asked('move', { file: second, to: 'up' }))).toEqual(swapped);
  await website.asked('move', { file: second, to: 'down' });
  expect(await numbers()).toEqual([]);
});

test('a copied guide is typed on its page, stands where it was moved, and is read; a paper is gone, and undone both', async () => {
  const list = async (path: string) => (await readPage(server.url, path)).text;
  const words = async () =>
    (await website.asked('words', { path: '/resources/documentation/the-first-month', build: 'drafts' }))
      .body;
  await copyGuide({ id: 'the-first-month' });
  const before = await website.state();

  const begun = await website.asked('preview', { build: 'drafts' });
  expect(begun.body.build).toEqual({ state: 'building', since: expect.any(String), publishes: false });
  await website.done();
  const framed = await readPage(
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
  // It is said of a build how long the one before took here, and of nothing else.
  expect((await website.asked('publish', {})).body.build.seconds).toBeGreaterThan(0);
  const { publishes } = await website.done();
  expect(publishes[0]?.changes.map(({ label }) => label)).toEqual(
    expect.arrayContaining([
      'New: The First Month',
      'Documentation, order of the list',
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

  // Of the order alone what stood before comes back, although the new guide has such a place by now.
  const order = publishes[0]?.changes.find(({ label }) => label === 'Documentation, order of the list');
  const putBack = await website.asked('put-back', {
    number: publishes[0]?.number ?? 0,
    ids: order?.ids ?? [],
  });
  const guidesNow = putBack.body.lists.find(({ kind }: { kind: string }) => kind === 'documentation').entries;
  expect(guidesNow.map(({ id }: { id: string }) => id).slice(-2)).toEqual([
    'troubleshooting',
    'the-first-month',
  ]);
  for (const { ids, versions } of putBack.body.drafts) await website.asked('take-back', { ids, versions });

  await website.asked('undo', { number: publishes[0]?.number ?? 0 });
  expect((await website.done()).build.state).toBe('none');
  expect(await list('/resources/documentation')).not.toContain('The First Month');
  expect(await list('/resources/white-papers')).toContain('implementation-guide');
  const again = await website.asked('bring-back', { number: publishes[0]?.number ?? 0 });
  expect(draftOf(again.body, guide)?.words).toContain('New words, number 3');
  expect(draftOf(again.body, paper)?.words).toBe('');
});
