import { expect, test } from '@playwright/test';
import { listedPages, unlistedPages } from './pages.ts';

test('every internal link leads to a page, and every anchor to a place on it', async ({ request }) => {
  const found = new Map<string, { canonical: string; status: number; ids: Set<string> }>();
  const visit = async (path: string) => {
    const known = found.get(path);
    if (known) return known;
    const answer = await request.get(path);
    const html = answer.headers()['content-type']?.includes('html') ? await answer.text() : '';
    const [, canonical = path] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
    const page = {
      canonical,
      status: answer.status(),
      ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1] ?? '')),
    };
    found.set(path, page);
    return page;
  };

  const broken: string[] = [];
  for (const from of [...listedPages, ...unlistedPages]) {
    const html = await (await request.get(from)).text();
    for (const [, target = ''] of html.matchAll(/\s(?:href|src|action)="([/#][^"]*)"/g)) {
      const url = new URL(target.replaceAll('&amp;', '&'), `http://site${from}`);
      const { canonical, status, ids } = await visit(url.pathname);
      // An unknown entry shows another one.
      if (!url.pathname.startsWith(canonical))
        broken.push(`${from} links to ${target}, which shows ${canonical}`);
      if (status !== 200 && url.pathname !== from) broken.push(`${from} links to ${target}: ${status}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !ids.has(anchor)) broken.push(`${from} links to ${target}: no such place`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
});
