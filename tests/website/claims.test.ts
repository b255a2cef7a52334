import { afterAll, beforeAll, expect, test } from 'vitest';
import { steps } from '../../content/desk-words/first-steps.ts';
import type { Fact, FactSheet } from '../../contract/facts.ts';
import type { PageWord } from '../../contract/website.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { whenThorough } from '../support/thorough.ts';
import { openWebsite, readPage, type Website } from '../support/website.ts';

/** What the law asks of a site's claims is done at the desk, and the pages and search engines are told what is so. */

const rare = whenThorough(test);

let server: RunningServer;
let website: Website;
beforeAll(async () => {
  server = await startServer({ SERVICE_ROLE_KEY: serviceKey });
  website = await openWebsite(server.url);
});
afterAll(() => server.stop());

async function set(sheet: FactSheet, place: string, words: string) {
  const { facts }: { facts: Fact[] } = (await website.asked('facts', { sheet })).body;
  const { file = '', text = '' } = facts.find((each) => each.place === place) ?? {};
  const { status, body } = await website.asked('change', { file, place, from: text, words });
  expect([place, status, body.message]).toEqual([place, 200, undefined]);
}

/** Publishes everything, of which nothing waits. */
async function publish() {
  expect((await website.state()).drafts.filter(({ waits }) => waits)).toEqual([]);
  await website.asked('publish', {});
  expect(await website.done()).toMatchObject({ build: { state: 'none' }, drafts: [] });
}

const text = async (path: string) => (await readPage(server.url, path)).text;
const [barber, fashion, fitness] = ['barber-shop-ai', 'ai-fashion-disruptor', 'fitness-personalization'];
const pageOf = (id = '') => text(`/resources/case-studies/${id}`);
const own = 'I cut hair. It answers.';
const confirmation = (quote: string) =>
  JSON.stringify({ who: 'The owner: "Kim"', when: '2026-11-20', how: 'By email, kept', quote });
const form = (id = '') => `case-studies/${id}` as const;

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
  await publish();

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

/** Does what the desk asks for: rewords every text that links to a case study or names it. */
async function reword(id: string, title: string, paths: string[]) {
  for (const path of paths) {
    const { words }: { words: PageWord[] } = (await website.asked('words', { path, build: 'online' })).body;
    for (const { file, place, text: from } of words)
      if (
        !file.includes('/case-studies/') &&
        (from.includes(`/case-studies/${id}`) || from.includes(title))
      ) {
        const said = from.replace(/\[([^\]]*)\]\(\/resources\/case-studies\/[^)]*\)/g, 'a shop');
        const change = { file, place, from, words: said.replaceAll(title, 'one shop') };
        expect((await website.asked('change', change)).status).toBe(200);
      }
  }
}

rare('case studies are taken away one by one, to none, and nothing speaks of them any more', async () => {
  const list = async () => (await website.state()).lists.find(({ kind }) => kind === 'case-studies')?.entries;
  const all = (await list()) ?? [];
  expect(all).toHaveLength(5);
  const take = async (entry: (typeof all)[number]) => {
    const { file, id, title, namedBy } = entry;
    if (namedBy.length > 0) expect((await website.asked('delete', { file })).status).toBe(422);
    await reword(
      id,
      title.split(':')[0] ?? '',
      namedBy.flatMap(({ path }) => path ?? []),
    );
    expect([title, (await website.asked('delete', { file })).body.message]).toEqual([title, undefined]);
  };
  for (const entry of all.slice(0, 4)) await take(entry);
  await publish();
  const last = all[4]?.id ?? '';
  expect(await text('/resources/case-studies')).toContain(last);
  expect(await text('/')).not.toContain('What customers report');
  await take(((await list()) ?? [])[0] as (typeof all)[number]);
  await publish();
  expect(await text('/resources/case-studies')).toContain('There is no case study at the moment.');
  const sitemap = await text('/sitemap.xml');
  expect(sitemap).not.toMatch(/case-studies\/./);
  for (const address of sitemap.match(/(?<=<loc>)[^<]+/g) ?? []) {
    const page = await text(new URL(address).pathname);
    expect(page).toContain('</html>');
    for (const { id } of all)
      expect([address, page.includes(`case-studies/${id}`)]).toEqual([address, false]);
  }
  for (const path of ['/feed.xml', '/llms.txt']) expect(await text(path)).not.toMatch(/case-studies\/./);
});
