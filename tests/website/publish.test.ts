import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { steps } from '../../content/desk-words/first-steps.ts';
import { type Fact, type FactSheet, factSheets } from '../../contract/facts.ts';
import type { PageWord, Publish } from '../../contract/website.ts';
import type { NewEntry } from '../../contract/website-requests.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { bookedCalls, everyFreeTime, makeLink } from '../support/booking-site.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';
import { startMailbox } from '../support/mailbox.ts';
import { makePhoto } from '../support/photo.ts';
import { isThorough } from '../support/thorough.ts';
import { openWebsite, readPage, typeOver, type Website } from '../support/website.ts';

/**
 * The owner sets the company's facts, prices and hours at the desk, and deletes a page: the site, emails and the server itself
 * follow a publish. It is one publish for all, because each builds the whole site.
 */

const zone = 'America/Chicago';
const closed = Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [`hours.${day}`, '[]']));
/** Another name stands on every page, paper and picture, which doubles the time of the build. */
const name = isThorough ? 'Lumenwerk' : 'Raywright';
const wanted: Record<(typeof factSheets)[number], Record<string, string>> = {
  company: {
    ...(isThorough && { name }),
    ...{ phone: '+1 555 0134', answerTime: '3 days', address: 'Piotrkowska 1, Łódź, 日本 🎉' },
    'answeredOn.sun': '[]',
  },
  prices: { '["ai-chatbots"]': '{"setup":1640,"monthly":95}' },
  calls: { ...closed, 'hours.sat': '["10:00-16:00"]', notice: '0' },
  replies: { unknownPage: 'your shop' },
  privacy: {},
  addresses: { moved: '[{"from":"/old-prices","to":"/pricing"}]' },
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
    expect(facts.length).toBeGreaterThan(0);
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

test('a fact that is set and taken back leaves no change', async () => {
  await set('company', 'phone', '555 0100');
  const [draft] = (await website.state()).drafts;
  expect(draft).toMatchObject({
    label: 'Who we are, Phone',
    sheet: 'company',
    was: 'Nothing',
    words: '555 0100',
  });
  await set('company', 'phone', '');
  expect((await website.state()).drafts).toEqual([]);
});

const paper = 'content/white-papers/implementation-guide.md';
const moved = 'content/documentation/troubleshooting.md';
const list = async (path: string) => (await readPage(server.url, path)).text;

let published: Publish;
const picked = makeEnquiry({ name: 'Picks A. Time', time_zone: zone });

/** Types over a text of a page. */
async function type(path: string, isIt: (word: PageWord) => boolean, words: string) {
  const found: PageWord | undefined = (
    await website.asked('words', { path, build: 'online' })
  ).body.words.find(isIt);
  const { file, place, text: from } = found ?? { file: '', place: '', text: '' };
  return website.asked('change', { file, place, from, words });
}

/** What stands for it is a photo, which goes where its words go. */
const alt = 'A barber sweeps the floor between two chairs';
let photo: string;

const day: NewEntry = {
  ...{ kind: 'blog', id: 'a-day', title: '2025-02-18', day: '2026-11-24', picture: 'cup', from: '' },
  category: 'Small Business',
};

test('a mistake that only a build finds, and a letter that no picture can show, wait at their texts', async () => {
  const title = ({ file, place }: PageWord) => file.endsWith('small-business-ai.md') && place === 'title';
  await type('/resources/blog/small-business-ai', title, 'A party 🎉');
  const words = ({ file, kind }: PageWord) => file.endsWith('ai-automation-roi.md') && kind === 'paragraph';
  await type('/resources/white-papers/ai-automation-roi', words, 'So many words. '.repeat(300).trim());
  expect((await website.state()).drafts).toMatchObject([
    { place: 'title', waits: { because: 'mistake', sentence: expect.stringContaining('“🎉”') } },
    { file: 'content/white-papers/ai-automation-roi.md' },
  ]);
});

test('a publish puts facts on pages, in emails, in the desk and into the offer of calls', async () => {
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
  await website.asked('delete', { file: paper });
  await website.asked('move', { file: moved, to: 'up' });
  const bytes = (await (await makePhoto()).jpeg().toBuffer()).toString('base64');
  ({ photo } = (await website.asked('photo', { bytes })).body);
  await website.asked('new-entry', { ...day, picture: JSON.stringify({ photo, alt }) });
  await typeOver(website, `content/blog/${day.id}.md`, 'Łódź, 日本 and 🎉.');
  const { settings } = JSON.parse((await website.get('opening')).body.toString());
  const person = { session: settings.session, person: 'Anna' };
  expect((await website.post('call/desk_name_device', person)).status).toBe(200);
  await website.asked('publish', {});
  const { build, drafts, film, publishes } = await website.done();
  [published] = publishes as [Publish];
  expect(published.device).toMatch(/^Anna, ./);
  expect([build, ...drafts]).toMatchObject([
    { state: 'none' },
    { place: 'title', waits: { because: 'mistake' } },
    {
      waits: {
        because: 'mistake',
        sentence: expect.stringMatching(/^"[^"]+" holds more than its page.*\.$/),
      },
    },
  ]);
  const guides = await list('/resources/documentation');
  expect(guides.indexOf('Troubleshooting')).toBeLessThan(guides.indexOf('Best Practices'));
  expect(await textOf(`/resources/blog/${day.id}`)).toMatch(/2025-02-18[\s\S]*Łódź, 日本 and 🎉\./);
  expect(film).toContain('left out');
  expect((await readPage(server.url, `/resources/blog/${day.id}`)).text).toMatch(
    new RegExp(`<img [^>]*src="/_astro/photo-${photo}-1280.webp" [^>]*alt="${alt}" width="640" height="480"`),
  );
  expect(await list('/resources/blog')).toContain(`/_astro/photo-${photo}-640.webp 640w`);
  const file = await ask(server.url, `/_astro/photo-${photo}-640.webp`);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    ...[200, 'image/webp', expect.stringContaining('immutable')],
  ]);

  const home = await textOf('/');
  expect(home).toContain('+1 555 0134');
  expect(home).toContain(wanted.company['address']);
  if (isThorough) expect(home).not.toContain('Raywright');
  expect(await textOf('/pricing')).toMatch(/AI Chatbots\s+from\s+\$95\s+a month, \$1,640 to start/);
  expect(await textOf('/solutions/ai-chatbots')).toContain('from $95 a month, $1,640 to start');
  expect((await ask(server.url, '/feed.xml')).body.toString()).toContain(name);
  for (const file of ['/company.json', '/booking.json'])
    expect((await ask(server.url, file)).status).toBe(404);

  await expect.poll(weekdaysOffered).toEqual(new Set(['Sat']));
  expect(await bookedCalls(server.url)).toMatchObject([
    { submission_id: picked.id, status: 'booked', starts_at },
  ]);
  const later = makeEnquiry({ name: 'Comes Later' });
  const { headers } = await send(server.url, later);
  // Three days, and Sunday is none.
  const waited = Date.parse(String(headers.get('answer-by'))) - Date.now();
  const wholeDays = waited / (24 * 60 * 60_000);
  expect(wholeDays).toBeGreaterThan(2.9);
  expect(wholeDays).toBeLessThan(4.1);
  expect(await textOf('/contact')).toContain('Monday to Saturday all day');
  const mail = await mailAbout(later.name);
  expect(mail).toContain(`From: ${name} website`);
  expect(mail).toContain(`${name} has promised an answer within 3 days.`);
  expect(await saysTitle()).toBe(`Desk, ${name}`);
  const opening = await website.get('opening');
  expect(JSON.parse(opening.body.toString()).settings).toMatchObject({
    promised: { ms: 3 * 24 * 60 * 60_000, hours: expect.any(Array) },
    notice_minutes: 0,
    letters: { unknownPage: 'your shop' },
    company: { name, author: `${name} team` },
  });
});

test('after a publish the address of a deleted paper leads elsewhere', async () => {
  expect(published.changes.map(({ label }) => label)).toContainEqual(expect.stringContaining('Deleted'));
  expect(await list('/resources/white-papers')).not.toContain('implementation-guide');
  const { status, headers } = await ask(server.url, '/resources/white-papers/implementation-guide');
  expect([status, headers.location]).toEqual([308, '/resources/white-papers']);
});

test('developers take over pages that are new or deleted, and facts', async () => {
  const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
  const copy = await copyProject(['build', 'commands', 'content', 'contract', 'package.json', 'server']);
  const words = (...args: string[]) => runCommand('commands/words.ts', args, variables, copy.folder);
  const exported = join(copy.folder, 'words.json');
  const read = (file: string) => readFile(join(copy.folder, file), 'utf8').catch(() => '');
  await words('export', exported);
  await words('apply', exported);
  expect(await read(`content/blog/${day.id}.md`)).toContain('Łódź, 日本 and 🎉.');
  expect(await read('content/company.json')).toContain('"+1 555 0134"');
  expect(await read(`content/photos/${photo}-1280.webp`)).toContain('WEBP');
  expect(await read(paper)).toBe('');
  expect(await read('content/addresses.yaml')).toContain(
    'from: /resources/white-papers/implementation-guide',
  );
  expect((await words('apply', exported)).output).toContain('0 texts changed');
  await copy.remove();
});

test('after a start the server and the owner’s commands use the published facts', async () => {
  await server.stop();
  // A former version of the server built what is online, before the desk had templates from there.
  const builds = join(dataDir, 'website/builds');
  for (const build of await readdir(builds)) await rm(join(builds, build, 'letters.json'), { force: true });
  await start();
  expect(await saysTitle()).toBe(`Desk, ${name}`);
  await expect.poll(weekdaysOffered).toEqual(new Set(['Sat']));
  const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
  const { output } = await runCommand('commands/leads.ts', ['list'], variables);
  expect(output).toMatch(/7[01] h|[234] days left/);
  const doctor = await runCommand('commands/doctor.ts', [server.url], { ...variables, NO_COLOR: '1' });
  expect(doctor.output).toContain('the home page answers');
  expect(doctor.output).not.toContain(steps.prices.title);
});

test('an undo restores all facts and offers', async () => {
  await website.asked('undo', { number: published.number });
  expect((await website.done()).build.state).toBe('none');
  expect(await list('/resources/white-papers')).toContain('implementation-guide');
  expect(await textOf('/')).not.toContain('+1 555 0134');
  await expect.poll(weekdaysOffered).not.toContain('Sat');
  expect(await saysTitle()).toBe('Desk, Raywright');
  expect((await website.state()).film).toBeNull();
  expect((await factsOf('company')).find(({ place }) => place === 'phone')?.text).toBe('');
});

test('bringing the publish back makes drafts again', async () => {
  const { body } = await website.asked('bring-back', { number: published.number });
  expect(body.drafts).toContainEqual(expect.objectContaining({ file: paper, words: '' }));
  const article = body.drafts.find(({ file }: { file: string }) => file === `content/blog/${day.id}.md`);
  expect(article.words).toContain('Łódź, 日本 and 🎉.');
});
