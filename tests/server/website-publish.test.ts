import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fact, type FactSheet, factSheets } from '../../contract/facts.ts';
import type { PageWord, Publish } from '../../contract/website.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { bookedCalls, everyFreeTime, makeLink } from '../support/booking-site.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';
import { startMailbox } from '../support/mailbox.ts';
import { inFrame, openWebsite, readPage, type Website } from '../support/website.ts';

/**
 * The owner sets the company's facts, prices and hours at the desk, and makes, moves and deletes pages: the site, emails and
 * the server itself follow a publish. It is one publish for all, because each builds the whole site.
 */

const zone = 'America/Chicago';
const closed = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [`hours.${day}`, '[]']));
const wanted: Record<FactSheet, Record<string, string>> = {
  company: { name: 'Lumenwerk', phone: '+1 555 0134', answerTime: '3 days' },
  prices: { '["ai-chatbots"]': '{"setup":1640,"monthly":95}' },
  calls: { ...closed, 'hours.sat': '["10:00-16:00"]', notice: '0' },
};

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let dataDir: string;
let server: RunningServer;
let website: Website;
beforeAll(async () => {
  mailbox = await startMailbox();
  dataDir = await makeDataDir();
  await start();
});
afterAll(async () => {
  await Promise.all([server.stop(), mailbox.stop()]);
});

async function start() {
  server = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir, ...mailbox.settings });
  website = await openWebsite(server.url);
}

const factsOf = async (sheet: FactSheet): Promise<Fact[]> =>
  (await website.asked('facts', { sheet })).body.facts;

async function set(sheet: FactSheet, place: string, words: string) {
  const fact = (await factsOf(sheet)).find((each) => each.place === place);
  return website.asked('change', { file: fact?.file ?? '', place, from: fact?.text ?? '', words });
}

const textOf = async (path: string) =>
  (await ask(server.url, path)).body.toString().replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, ' ');
const weekdaysOffered = async () =>
  new Set(
    (await everyFreeTime(server.url)).map(({ starts_at }) =>
      new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }).format(new Date(starts_at)),
    ),
  );
/** What the email about a new message says. */
async function mailAbout(name: string): Promise<string> {
  const ours = () => mailbox.mails.find(({ raw }) => raw.includes(`Subject: New message from ${name}`));
  await expect.poll(ours).toBeDefined();
  return ours()?.raw ?? '';
}
const saysTitle = async () =>
  /<title>(.*?)<\/title>/.exec((await ask(server.url, '/desk')).body.toString())?.[1];

test('each fact has a name and a sentence of help, and a wrong value is refused in the sentence of its schema', async () => {
  for (const sheet of factSheets) {
    const facts = await factsOf(sheet);
    expect(facts.length).toBeGreaterThan(5);
    for (const { label, help } of facts)
      expect([label, help]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
  }
  expect((await factsOf('prices')).map(({ label }) => label)).toContain('AI Chatbots');
  const { status, body } = await set('company', 'email', 'nobody');
  expect([status, body.code, body.message]).toEqual([422, 'words_refused', 'This must be an email address.']);
  expect((await set('calls', 'length', '1')).body.message).toBe('This must be at least 5.');
  expect((await website.state()).drafts).toEqual([]);
  expect((await website.asked('facts', { sheet: 'nothing' as FactSheet })).status).toBe(400);
});

test('set and taken back, a fact leaves no change', async () => {
  await set('company', 'phone', '555 0100');
  const [draft] = (await website.state()).drafts;
  expect(draft).toMatchObject({
    label: 'Who we are, Phone',
    sheet: 'company',
    was: 'not set',
    words: '555 0100',
  });
  await set('company', 'phone', '');
  expect((await website.state()).drafts).toEqual([]);
});

const guide = 'content/documentation/the-first-month.md';
const paper = 'content/white-papers/implementation-guide.md';
const waitOf = async (file: string) =>
  (await website.state()).drafts.find((draft) => draft.file === file)?.waits;
const list = async (path: string) => (await readPage(server.url, path)).text;

test('a copied guide is typed on its page, and seen where nobody else sees it; a paper is deleted', async () => {
  await website.asked('new-entry', {
    ...{ kind: 'documentation', id: 'the-first-month', title: 'The First Month', day: '2026-11-24' },
    ...{ picture: 'cup', from: 'api-integration', level: 'Beginner' },
  });
  const begun = await website.asked('preview', { build: 'drafts' });
  expect(begun.body.build).toEqual({ state: 'building', since: expect.any(String), publishes: false });
  await website.done();
  const path = '/resources/documentation/the-first-month';
  const framed = await readPage(server.url, path, inFrame(await website.view('drafts')));
  expect(framed.text).toContain('The First Month');
  const words = async (): Promise<PageWord[]> =>
    (await website.asked('words', { path, build: 'drafts' })).body.words;
  const waits = await waitOf(guide);
  const places = waits?.because === 'copied' ? waits.places : [];
  expect(places.length).toBeGreaterThan(30);
  const before = await words();
  for (const [index, place] of places.entries()) {
    const from = before.find((word) => word.place === place)?.text ?? '';
    const typed = `New words, number ${index}, which no other page of this site has anywhere.`;
    const { status } = await website.asked('change', { file: guide, place, from, words: typed });
    expect([place, status]).toEqual([place, 200]);
  }
  // What was typed since is painted over the build that is there.
  const typed = (await words()).find(({ place }) => place === 'description');
  expect(typed?.text).toContain('New words');
  expect(typed?.shown[0]).not.toContain('New words');

  await website.asked('move', { file: guide, to: 'up' });
  await website.asked('delete', { file: paper });
  expect(await waitOf(guide)).toBeUndefined();
  expect(await list('/resources/documentation')).not.toContain('The First Month');
});

let published: Publish;
const picked = makeEnquiry({ name: 'Picks A. Time', time_zone: zone });

test('published, the facts stand on pages, in emails, in the desk, and in what is offered', async () => {
  expect((await weekdaysOffered()).has('Sat')).toBe(false);
  const { starts_at } = (await everyFreeTime(server.url)).at(-1) ?? { starts_at: '' };
  const row = { ...picked, wanted_time: starts_at, link_hash: makeLink().link_hash };
  const answer = await send(server.url, row);
  expect(answer.status).toBe(201);
  expect(await mailAbout(picked.name)).toContain('Raywright has promised an answer within 2 hours.');

  for (const sheet of factSheets)
    for (const [place, words] of Object.entries(wanted[sheet])) {
      const { status, body } = await set(sheet, place, words);
      expect([place, status, body.message]).toEqual([place, 200, undefined]);
    }
  expect((await website.state()).drafts.filter(({ waits }) => waits)).toEqual([]);
  // It is said of a build how long the one before took here, and of nothing else.
  expect((await website.asked('publish', {})).body.build.seconds).toBeGreaterThan(0);
  const { build, drafts, film, publishes } = await website.done();
  [published] = publishes as [Publish];
  expect([build, drafts]).toEqual([{ state: 'none' }, []]);
  expect(film).toContain('left out');

  const home = await textOf('/');
  expect(home).toContain('+1 555 0134');
  expect(home).not.toContain('Raywright');
  expect(await textOf('/pricing')).toMatch(/AI Chatbots\s+\$1,640\s+\$95/);
  expect(await textOf('/solutions/ai-chatbots')).toMatch(/Our monthly amount\s+−\$95/);
  expect((await ask(server.url, '/feed.xml')).body.toString()).toContain('Lumenwerk');
  for (const file of ['/company.json', '/booking.json'])
    expect((await ask(server.url, file)).status).toBe(404);

  await expect.poll(weekdaysOffered).toEqual(new Set(['Sat']));
  expect(await bookedCalls(server.url)).toMatchObject([
    { submission_id: picked.id, status: 'booked', starts_at },
  ]);
  const later = makeEnquiry({ name: 'Comes Later' });
  await send(server.url, later);
  expect(await mailAbout(later.name)).toMatch(
    /From: Lumenwerk website[\s\S]*Lumenwerk has promised an answer within 3 days\./,
  );
  expect(await saysTitle()).toBe('Desk, Lumenwerk');
  const opening = await website.get('opening');
  expect(JSON.parse(opening.body.toString()).settings).toMatchObject({
    ...{ promised_seconds: 3 * 24 * 60 * 60, notice_minutes: 0 },
    company: { name: 'Lumenwerk', author: 'Lumenwerk team' },
  });
});

test('published, the guide is read where it was moved, and the paper’s address leads on', async () => {
  expect(published.changes.map(({ label }) => label)).toEqual(
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
});

test('developers take the new guide and the facts over, and lose the paper', async () => {
  const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
  const copy = await copyProject(['build', 'commands', 'content', 'contract', 'package.json', 'server']);
  const command = (...args: string[]) => runCommand('commands/words.ts', args, variables, copy.folder);
  const exported = join(copy.folder, 'words.json');
  expect((await command('list')).output).toContain(`${paper}, taken away`);
  await command('export', exported);
  await command('apply', exported);
  const takenOver = (file: string) => readFile(join(copy.folder, file), 'utf8');
  expect(await takenOver(guide)).toContain('New words, number 3');
  expect(await takenOver('content/company.json')).toContain('"Lumenwerk"');
  expect(existsSync(join(copy.folder, paper))).toBe(false);
  expect((await command('apply', exported)).output).toContain('0 texts changed');
  await copy.remove();
});

test('a start speaks for what was published, and the commands of its owner count by it', async () => {
  await server.stop();
  await start();
  expect(await saysTitle()).toBe('Desk, Lumenwerk');
  await expect.poll(weekdaysOffered).toEqual(new Set(['Sat']));
  const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
  const { output } = await runCommand('commands/leads.ts', ['list'], variables);
  expect(output).toMatch(/7[01] h|2 days left/);
  const doctor = await runCommand('commands/doctor.ts', [server.url], { ...variables, NO_COLOR: '1' });
  expect(doctor.output).toContain('ok    the site says what a service costs');
});

test('of the order alone what stood before comes back, although the new guide has such a place by now', async () => {
  const order = published.changes.find(({ label }) => label === 'Documentation, order of the list');
  const { body } = await website.asked('put-back', { number: published.number, ids: order?.ids ?? [] });
  const guides = body.lists.find(({ kind }: { kind: string }) => kind === 'documentation').entries;
  expect(guides.map(({ id }: { id: string }) => id).slice(-2)).toEqual([
    'troubleshooting',
    'the-first-month',
  ]);
  for (const { ids, versions } of body.drafts) await website.asked('take-back', { ids, versions });
});

test('undone, everything is said and offered as before', async () => {
  await website.asked('undo', { number: published.number });
  expect((await website.done()).build.state).toBe('none');
  expect(await list('/resources/documentation')).not.toContain('The First Month');
  expect(await list('/resources/white-papers')).toContain('implementation-guide');
  expect(await textOf('/')).not.toContain('+1 555 0134');
  await expect.poll(weekdaysOffered).not.toContain('Sat');
  expect(await saysTitle()).toBe('Desk, Raywright');
  expect((await website.state()).film).toBeNull();
  expect((await factsOf('company')).find(({ place }) => place === 'phone')?.text).toBe('');
});

test('brought back, it is a change again', async () => {
  const { body } = await website.asked('bring-back', { number: published.number });
  const words = (file: string) => body.drafts.find((draft: { file: string }) => draft.file === file)?.words;
  expect(words(guide)).toContain('New words, number 3');
  expect(words(paper)).toBe('');
});
