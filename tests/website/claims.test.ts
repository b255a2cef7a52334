import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageWord } from '../../contract/website.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { whenThorough } from '../support/thorough.ts';
import { openWebsite, readPage, type Website } from '../support/website.ts';

/** Claims that are taken away. Those that are confirmed or left out are in own-pages.test.ts. */

const rare = whenThorough(test);

let server: RunningServer;
let website: Website;
beforeAll(async () => {
  server = await startServer({ SERVICE_ROLE_KEY: serviceKey });
  website = await openWebsite(server.url);
});
afterAll(() => server.stop());

/** Publishes everything, of which nothing waits. */
async function publish() {
  expect((await website.state()).drafts.filter(({ waits }) => waits)).toEqual([]);
  await website.asked('publish', {});
  expect(await website.done()).toMatchObject({ build: { state: 'none' }, drafts: [] });
}

const text = async (path: string) => (await readPage(server.url, path)).text;

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
