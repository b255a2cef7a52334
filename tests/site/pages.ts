import { readFileSync } from 'node:fs';

/** Every page that search engines know, from the built sitemap. */
export const listedPages = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url]) => new URL(url ?? '').pathname,
);
// Without pages every test would pass.
if (!listedPages.includes('/')) throw new Error('dist/sitemap.xml does not list the pages.');

/** Pages that are not listed: reached by the form, the search, a mistake, or the owner. */
export const unlistedPages = [
  '/contact/sent',
  '/no-such-page',
  '/search',
  '/resources/case-studies/no-such-study',
  '/supabase-test',
];
