import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { type SearchEntry, searchIndexPath, searchOptions } from '../contract/search-index.ts';

/** The frame around a text, which is the same on every page. */
const frame = 'script, style, svg, nav, template, [data-screen-only]';

/** Makes the search's index from the pages as they were built: what a visitor can read is what can be found. */
export async function indexPages(folder: string): Promise<string> {
  const paths = await pathsIn(folder);
  const index = new MiniSearch(searchOptions);
  index.addAll(await Promise.all(paths.map((path) => readEntry(folder, path, isList(path, paths)))));
  const file = join(folder, searchIndexPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(index));
  return file;
}

/** Every page of the sitemap but the lists of a blog category, which hold nothing of their own. */
async function pathsIn(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !path.includes('/category/'));
}

const isList = (path: string, paths: string[]) => paths.some((other) => other.startsWith(`${path}/`));

async function readEntry(folder: string, path: string, listOnly: boolean): Promise<SearchEntry> {
  const page = parse(await readFile(join(folder, path, 'index.html'), 'utf8'));
  for (const element of page.querySelectorAll(frame)) element.remove();
  const wordsOf = (selector: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.structuredText)
      .join(' ');
  return {
    path,
    title: wordsOf('h1'),
    description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    // A list repeats the words of what it leads to, and would come before it.
    headings: listOnly ? '' : wordsOf('main h2, main h3, main summary'),
    text: listOnly ? '' : wordsOf('main'),
  };
}
