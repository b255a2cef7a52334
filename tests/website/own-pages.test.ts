import { rm } from 'node:fs/promises';
import { parse } from 'node-html-parser';
import { expect, onTestFinished, test } from 'vitest';
import { template } from '../../content/messages/editing.ts';
import { photoInText } from '../../content/photos.ts';
import { startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { ask } from '../support/http.ts';
import { makePhoto } from '../support/photo.ts';
import { former, makeDataDirWithEdition, newer, tagline } from '../support/tagline.ts';
import { whenThorough } from '../support/thorough.ts';
import { openWebsite, readPage } from '../support/website.ts';

/** Pages of the owner's own, and where the addresses of pages lead that are gone. */

const imprint = 'content/own-pages/imprint.md';
const offer = 'content/own-pages/spring-offer.md';
const moved = { file: 'content/addresses.yaml', place: 'moved' };
const gone = '/resources/white-papers/future-of-work';

async function start() {
  const dataDir = await makeDataDirWithEdition();
  const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir });
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return server;
}

test('an imprint is in the footer, an offer has the form and is found by nobody else, and what is gone leads on', async () => {
  const server = await start();
  const website = await openWebsite(server.url);
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

  await website.asked('publish', {});
  expect((await website.done()).drafts).toEqual([]);
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
  const leadsTo = async (path: string) => {
    const { status, headers } = await ask(server.url, path);
    return [status, headers.location];
  };
  expect(await leadsTo(`${gone}?from=letter`)).toEqual([308, '/resources/white-papers?from=letter']);
  for (const path of ['/old-prices', '/old-prices/']) expect(await leadsTo(path)).toEqual([308, '/pricing']);
  expect(await leadsTo('/%C3%BCber-uns.html')).toEqual([308, '/contact']);

  // Undone, the page is there again, whatever was said of its address.
  const { publishes } = await website.state();
  await website.asked('undo', { number: publishes[0]?.number ?? 0 });
  await website.done();
  expect((await leadsTo(gone))[0]).toBe(200);
  expect((await leadsTo('/imprint'))[0]).toBe(404);
});

whenThorough(test)(
  'a new page that was built can be looked at, however much is published after it',
  async () => {
    const server = await start();
    const website = await openWebsite(server.url);
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
