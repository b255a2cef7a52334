import { rm } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { steps } from '../../content/desk-words/first-steps.ts';
import { template } from '../../content/messages/editing.ts';
import { photoInText } from '../../content/photos.ts';
import type { Fact, FactSheet } from '../../contract/facts.ts';
import type { PageWord } from '../../contract/website.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { ask } from '../support/http.ts';
import { makePhoto } from '../support/photo.ts';
import { former, makeDataDirWithEdition, newer, tagline } from '../support/tagline.ts';
import { whenThorough } from '../support/thorough.ts';
import { openWebsite, readPage, type Website } from '../support/website.ts';

/**
 * Pages of the owner's own, where the addresses of pages lead that are gone, and what the law asks of a site's claims. It is
 * one publish for all, because each builds the whole site.
 */

const imprint = 'content/own-pages/imprint.md';
const offer = 'content/own-pages/spring-offer.md';
const moved = { file: 'content/addresses.yaml', place: 'moved' };
const gone = '/resources/white-papers/future-of-work';

let dataDir: string;
let server: RunningServer;
let website: Website;
beforeAll(async () => {
  dataDir = await makeDataDirWithEdition();
  server = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir });
  website = await openWebsite(server.url);
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const leadsTo = async (path: string) => {
  const { status, headers } = await ask(server.url, path);
  return [status, headers.location];
};

async function set(sheet: FactSheet, place: string, words: string) {
  const { facts }: { facts: Fact[] } = (await website.asked('facts', { sheet })).body;
  const { file = '', text = '' } = facts.find((each) => each.place === place) ?? {};
  const { status, body } = await website.asked('change', { file, place, from: text, words });
  expect([place, status, body.message]).toEqual([place, 200, undefined]);
}

const text = async (path: string) => (await readPage(server.url, path)).text;
const [barber, fashion, fitness] = ['barber-shop-ai', 'ai-fashion-disruptor', 'fitness-personalization'];
const pageOf = (id = '') => text(`/resources/case-studies/${id}`);
const own = 'I cut hair. It answers.';
const confirmation = (quote: string) =>
  JSON.stringify({ who: 'The owner: "Kim"', when: '2026-11-20', how: 'By email, kept', quote });
const form = (id = '') => `case-studies/${id}` as const;

test('an imprint and an offer are typed, and what is gone or was never there is to lead elsewhere', async () => {
  const make = (id: string, title: string) =>
    website.asked('new-entry', {
      ...{ kind: 'own-pages', id, title, day: '2026-11-24', picture: 'cup', from: '' },
    });
  for (const taken of ['contact', 'resources', 'desk', '404'])
    expect((await make(taken, 'Taken')).status).toBe(422);
  await make('imprint', 'Imprint');
  await make('spring-offer', 'A Spring Offer');
  const typeOver = async (file: string, place: string, from: string, words: string) => {
    const { status, body } = await website.asked('change', { file, place, from, words });
    expect(status, body?.message).toBe(200);
  };
  const said = 'It is run by [us](/contact).';
  for (const file of [imprint, offer]) {
    await typeOver(file, 'lead', template.lead, `What ${file} is for.`);
    await typeOver(
      file,
      'metaDescription',
      template.metaDescription,
      `What stands in ${file}, for whoever looks for it.`,
    );
    await typeOver(file, 'body[0]', template.paragraph, said);
  }
  const bytes = (await (await makePhoto()).jpeg().toBuffer()).toString('base64');
  const { photo } = (await website.asked('photo', { bytes })).body;
  await typeOver(offer, 'body[0]', said, `${said}\n\n${photoInText({ photo, alt: 'Our three chairs' })}`);
  for (const [place, from, words] of [
    ['inFooter', 'true', 'false'],
    ['isListed', 'true', 'false'],
    ['hasForm', 'false', 'true'],
    ['demonstration', 'none', 'ai-chatbots'],
  ] as const)
    await typeOver(offer, place, from, words);
  const { facts } = (await website.asked('facts', { sheet: 'own-pages/spring-offer' })).body;
  expect(facts.map(({ place, text }: Record<string, string>) => [place, text])).toContainEqual([
    'hasForm',
    'true',
  ]);

  // A deleted page leads to its list, and the owner says otherwise for one of a former site.
  expect((await website.asked('delete', { file: 'content/white-papers/future-of-work.md' })).status).toBe(
    200,
  );
  const old = JSON.stringify([
    { from: '/old-prices', to: '/pricing' },
    { from: '/über-uns.html', to: '/contact' },
  ]);
  await typeOver(moved.file, moved.place, '[]', old);
  const waiting = async () => (await website.state()).drafts.find(({ file }) => file === moved.file)?.waits;
  expect(await waiting()).toBeUndefined();
  const nowhere = JSON.stringify([...JSON.parse(old), { from: '/older', to: '/nowhere' }]);
  await typeOver(moved.file, moved.place, old, nowhere);
  expect(await waiting()).toMatchObject({ sentence: expect.stringContaining('/nowhere') });
  await typeOver(moved.file, moved.place, nowhere, old);
});

test('a quotation is confirmed, replaced or left out, a figure’s counting written down, processors named', async () => {
  expect(/"description":"[^"]*Not yet confirmed\.[\s\S]*data-illustrative/.test(await pageOf(barber))).toBe(
    true,
  );
  await set(form(barber), 'testimonial.quote', own);
  await set(form(barber), 'confirmed', confirmation(own));
  await set(form(barber), 'results[0].counted', 'Every message of one week in June, by hand.');
  await set(form(fashion), 'testimonial.shown', 'false');
  // Other words than those on the page confirm nothing.
  await set(form(fitness), 'confirmed', confirmation('We liked it.'));
  const processors = [
    { name: 'Hetzner', does: 'Carries the site', where: 'Germany' },
    { name: '', does: 'Carries our email', where: '' },
  ];
  await set('privacy', 'processors.list', JSON.stringify(processors));
  expect((await website.state()).drafts.filter(({ waits }) => waits)).toEqual([]);
});

test('online the imprint is in the footer, the offer has the form and is found by nobody else, and what is gone leads on', async () => {
  await website.asked('publish', {});
  expect(await website.done()).toMatchObject({ build: { state: 'none' }, drafts: [] });
  const home = (await readPage(server.url)).text;
  expect(home).toContain('href="/imprint"');
  expect(home).not.toContain('/spring-offer');
  // Nothing stands below its text.
  const { text } = await readPage(server.url, '/imprint');
  expect(parse(text).querySelectorAll('main h2, main form')).toEqual([]);
  const page = await readPage(server.url, '/spring-offer');
  expect(page.status).toBe(200);
  for (const part of ['name="robots" content="noindex"', 'data-demonstration="ai-chatbots"', 'name="email"'])
    expect(page.text).toContain(part);
  const image = parse(page.text).querySelector('main p > img[alt="Our three chairs"]');
  expect(image?.attributes).toMatchObject({ width: '640', height: '480', loading: 'lazy' });
  for (const address of image?.attributes['srcset']?.match(/\/\S+/g) ?? [])
    expect((await ask(server.url, address)).headers['content-type']).toBe('image/webp');
  const [sitemap, search] = await Promise.all(
    ['/sitemap.xml', '/search'].map((path) => readPage(server.url, path)),
  );
  for (const list of [sitemap, search]) {
    expect(list?.text).toContain('/imprint');
    expect(list?.text).not.toContain('/spring-offer');
  }
  expect(await leadsTo(`${gone}?from=letter`)).toEqual([308, '/resources/white-papers?from=letter']);
  for (const path of ['/old-prices', '/old-prices/']) expect(await leadsTo(path)).toEqual([308, '/pricing']);
  expect(await leadsTo('/%C3%BCber-uns.html')).toEqual([308, '/contact']);
});

test('pages and search engines are told which claims are confirmed', async () => {
  const confirmed = await pageOf(barber);
  for (const said of [own, 'in June, by hand', '"@type":"Quotation"']) expect(confirmed).toContain(said);
  for (const secret of ['Kim', 'illustrative', 'ot yet confirmed', 'has not confirmed'])
    expect(confirmed).not.toContain(secret);
  const without = await pageOf(fashion);
  expect(without).not.toMatch(/Client Testimonial|data-illustrative|blockquote|"Quotation"/);
  expect(without).toContain('has not confirmed');
  expect(await pageOf(fitness)).toMatch(/data-illustrative/);
  expect(await pageOf(fitness)).not.toContain('"Quotation"');
  const privacy = await text('/privacy');
  expect(privacy).toMatch(/Hetzner[\s\S]*Germany[\s\S]*data-unnamed/);
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
  expect(privacy).toContain(today.format());
  // The mark itself is no text that can be typed over.
  const { words } = (await website.asked('words', { path: `/resources/${form(fitness)}`, build: 'online' }))
    .body;
  expect(words.filter(({ text }: PageWord) => /illustrative/i.test(text))).toEqual([]);
  const doctor = await runCommand('commands/doctor.ts', [server.url], { SERVICE_ROLE_KEY: serviceKey });
  expect(doctor.output).toMatch(new RegExp(`${steps.quotes.title(3)}: (?!.*(barber|fashion))`));
  expect(doctor.output).toContain(steps.processors.title(1));
});

test('undone, a page is there again, whatever was said of its address', async () => {
  const { publishes } = await website.state();
  await website.asked('undo', { number: publishes[0]?.number ?? 0 });
  await website.done();
  expect((await leadsTo(gone))[0]).toBe(200);
  expect((await leadsTo('/imprint'))[0]).toBe(404);
});

whenThorough(test)(
  'a new page that was built can be looked at, however much is published after it',
  async () => {
    await website.asked('new-entry', {
      ...{ kind: 'own-pages', id: 'offer', title: 'Offer', day: '2026-11-24', picture: 'cup', from: '' },
    });
    await website.asked('preview', { build: 'drafts' });
    await website.done();
    for (let from = former, times = 1; times < 5; times += 1) {
      const words = `${newer} ${times}`;
      await website.asked('change', { ...tagline, from, words });
      await website.asked('publish', {});
      expect((await website.done()).publishes).toHaveLength(times);
      from = words;
    }
    await website.view('drafts');
  },
);
