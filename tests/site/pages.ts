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

export const pages = [...listedPages, ...unlistedPages];

/** The pages of a kind stand in one folder: they share their layout, their files and their colors, and differ in words. */
const kindOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The first page of each kind, and those at the top, which have no kind in common. */
export const standsForItsKind = (path: string) =>
  kindOf(path) === '' || pages.find((other) => kindOf(other) === kindOf(path)) === path;
