import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { template } from '../../content/messages/editing.ts';
import type { WebsiteState } from '../../contract/website.ts';
import type { NewEntry } from '../../contract/website-requests.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { openWebsite, typeOver, type Website } from '../support/website.ts';

/** The owner makes pages, moves and deletes them at the desk. */

let server: RunningServer;
let website: Website;
beforeAll(async () => {
  server = await startServer({ SERVICE_ROLE_KEY: serviceKey });
  website = await openWebsite(server.url);
});
afterAll(() => server.stop());

const article: NewEntry = {
  ...{ kind: 'blog', id: 'what-a-bakery-writes', title: 'What a Bakery Writes: Every Day' },
  ...{ day: '2026-11-24', picture: 'cup', from: '', category: 'Small Business' },
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
  expect(await refusedWith({ picture: 'nothing' })).toBe(422);
  for (const title of ['a\u0000b', '', ' ', 'Two\nlines', 'A party 🎉'])
    expect(await refusedWith({ title })).toBe(422);
  expect(await refusedWith({ day: '0004-02-30' })).toBe(400);
  for (const day of ['0024-11-24', '1824-11-24']) expect(await refusedWith({ day })).toBe(422);
  expect(await refusedWith({ category: 'Gossip' })).toBe(422);
  // A drawing may be used twice, and those that are not used yet come first.
  const { pictures } = await website.state();
  expect(pictures.indexOf('cup')).toBeLessThan(pictures.indexOf('chair'));
  const { body } = await website.asked('new-entry', { ...article, picture: 'chair' });
  const draft = draftOf(body, 'content/blog/what-a-bakery-writes.md');
  expect(draft?.waits).toMatchObject({ because: 'copied', sentence: expect.stringContaining('3 texts') });
  expect(draft?.words).toContain('title: "What a Bakery Writes: Every Day"');
  expect(await refusedWith({})).toBe(422);
  const file = draft?.file ?? '';
  expect(await typeOver(website, file)).not.toHaveProperty('waits');
  // Words of its own beside those of the template do not finish a text, and a mistake says which text has it.
  const beside = {
    file,
    place: 'excerpt',
    from: 'Seven messages before breakfast, and who should answer them.',
  };
  const { body: unfinished } = await website.asked('change', {
    ...beside,
    words: `Seven messages. ${template.excerpt}`,
  });
  expect(draftOf(unfinished, file)?.waits).toMatchObject({ because: 'copied', places: ['excerpt'] });
  await website.asked('change', {
    ...beside,
    from: `Seven messages. ${template.excerpt}`,
    words: beside.from,
  });
  const from = `What ${file} says, from the first message to the last.`;
  await website.asked('change', { file, place: 'metaDescription', from, words: 'Too short.' });
  const { waits, ids = [], versions = [] } = draftOf(await website.state(), file) ?? {};
  expect(waits).toMatchObject({ sentence: expect.stringMatching(/^description for search engines: /) });
  await website.asked('take-back', { ids, versions });
  expect(draftOf(await website.state(), 'content/blog/what-a-bakery-writes.md')).toBeUndefined();
});

test('an article that is dated later waits for its day', async () => {
  await website.asked('new-entry', { ...article, day: '2099-12-24' });
  const file = 'content/blog/what-a-bakery-writes.md';
  const { waits, ids = [], versions = [] } = (await typeOver(website, file)) ?? {};
  expect(waits).toMatchObject({ because: 'mistake', sentence: expect.stringContaining('2099-12-24') });
  await website.asked('take-back', { ids, versions });
});

const guide = 'content/documentation/the-first-month.md';
const copyGuide = (given: Record<string, string> = {}) =>
  website.asked('new-entry', {
    ...{ kind: 'documentation', id: 'first-month', title: 'The First Month', day: '2026-11-24' },
    ...{ picture: 'cup', from: 'api-integration', level: 'Beginner', ...given },
  });

test('a copy cannot be published while it has texts of its original, and its address can change until then', async () => {
  const { body } = await copyGuide();
  const draft = draftOf(body, 'content/documentation/first-month.md');
  expect(draft?.waits).toMatchObject({
    because: 'copied',
    sentence: expect.stringContaining('“API Integration”'),
    places: expect.arrayContaining(['metaDescription', 'description']),
  });
  expect(draft?.words).toContain('level: Beginner');
  expect(draft?.words).not.toContain('related:');
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

test('an entry that others refer to cannot be deleted, and neither can other files', async () => {
  const refusal = async (file: string) => (await website.asked('delete', { file })).body.message;
  expect(await refusal('content/case-studies/barber-shop-ai.md')).not.toContain('Home');
  expect(await refusal('content/white-papers/ai-automation-roi.md')).toContain('unknown addresses');
  expect(await refusal('content/documentation/best-practices.md')).toContain('API Integration');
  for (const file of ['content/home.yaml', 'content/solutions/ai-chatbots.yaml', '../package.json'])
    expect((await website.asked('delete', { file })).status).toBe(422);
  expect((await website.asked('move', { file: 'content/blog/ai-barber-shop.md', to: 'up' })).status).toBe(
    422,
  );
});

test('links to a deleted entry become plain words where the owner says so, and what cannot do without it is named', async () => {
  const file = 'content/case-studies/restaurant-robot-revolution.md';
  expect((await website.asked('delete', { file })).status).toBe(422);
  const { status, body } = await website.asked('delete', { file, unlinks: true });
  expect([status, body.message]).toEqual([200, undefined]);
  const { drafts }: WebsiteState = body;
  expect(drafts.map((draft) => [draft.file, draft.waits])).toEqual(
    expect.arrayContaining([
      [file, undefined],
      ['content/white-papers/industry-solutions.md', undefined],
    ]),
  );
  const texts = drafts.filter((draft) => draft.file !== file);
  for (const { was, words } of texts) {
    expect(was).toContain(
      '[Restaurant Robot Revolution](/resources/case-studies/restaurant-robot-revolution)',
    );
    expect(words).toContain('Restaurant Robot Revolution');
    expect(words).not.toContain('restaurant-robot-revolution');
  }
  for (const { ids, versions } of drafts) await website.asked('take-back', { ids, versions });
  const guide = { file: 'content/documentation/best-practices.md', unlinks: true };
  expect((await website.asked('delete', guide)).body.message).toContain('API Integration');
});

test('a new order of a list is a single change, which is taken back, published and put back as a whole', async () => {
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
