import { readFileSync } from 'node:fs';

/** Every page search engines know, as the built sitemap lists them. */
export const listedPages = [...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url]) => new URL(url ?? '').pathname,
);
// Of no pages everything is true.
if (!listedPages.includes('/')) throw new Error('dist/sitemap.xml does not list the pages.');

/** Pages that stand on their own: reached by a form, by a question, by mistake, or by the owner. */
export const unlistedPages = [
  '/contact/sent',
  '/no-such-page',
  '/search',
  '/resources/case-studies/no-such-study',
  '/supabase-test',
];
