import { expect, test } from '@playwright/test';
import { listedPages } from './pages.ts';

test('the feed is Atom: well-formed, complete, with entries that lead to pages', async ({
  page,
  request,
}) => {
  await page.goto('/resources/blog');
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const xml = await (await request.get(address ?? '')).text();
  const feed = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'application/xml');
    const child = (parent: Element, name: string) =>
      [...parent.children].find((element) => element.localName === name)?.textContent ?? '';
    return {
      name: root.localName,
      namespace: root.namespaceURI,
      own: ['id', 'title', 'updated', 'author'].map((name) => child(root, name)),
      entries: [...root.getElementsByTagName('entry')].map((entry) => ({
        id: child(entry, 'id'),
        link: entry.querySelector('link[rel=alternate]')?.getAttribute('href') ?? '',
        texts: ['title', 'summary', 'content'].map((name) => child(entry, name)),
        dates: ['published', 'updated'].map((name) => child(entry, name)),
      })),
    };
  }, xml);

  expect(feed).toMatchObject({ name: 'feed', namespace: 'http://www.w3.org/2005/Atom' });
  expect(feed.own).not.toContain('');
  const paths = feed.entries.map(({ link }) => new URL(link).pathname);
  expect(paths.toSorted()).toEqual(
    listedPages.filter((path) => /^\/resources\/(blog\/(?!category)|case-studies\/)./.test(path)).toSorted(),
  );
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(paths.length);
  for (const { texts, dates } of feed.entries) {
    expect(texts).not.toContain('');
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  }
});

test('llms.txt links every entry', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  expect(text).toMatch(/^# .+\n\n> .+/);
  const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname);
  const entries = listedPages.filter((path) => /^\/(solutions|resources\/[a-z-]+)\/[^/]+$/.test(path));
  expect(linked.toSorted()).toEqual(entries.toSorted());
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:.+\/sitemap\.xml$/m);
});
