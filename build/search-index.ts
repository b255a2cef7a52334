import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { kindNamed, kindNames } from '../content/kinds.ts';
import { type SearchEntry, searchIndexPath, searchOptions, searchPath } from '../contract/search-index.ts';

/** The frame around a text, which is the same on every page. */
const frame = 'script, style, svg, nav, template, [data-screen-only]';

/** Makes the search's index from the pages as they were built: what a visitor can read is what can be found. */
export async function indexPages(folder: string): Promise<string> {
  const paths = await pathsIn(folder);
  const groups = await groupsIn(folder);
  const index = new MiniSearch(searchOptions);
  const entries = paths.map(async (path) => ({
    path,
    kind: groupOf(path, groups),
    weight: weightOf(path),
    ...(await readWords(folder, path, isList(path, paths))),
  }));
  index.addAll(await Promise.all(entries));
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

type Group = { label: string; paths: (string | undefined)[] };

/** The groups in which the search page lists everything. */
async function groupsIn(folder: string): Promise<Group[]> {
  const page = parse(await readFile(join(folder, searchPath, 'index.html'), 'utf8'));
  return page.querySelectorAll('[data-search-everything] section').map((section) => ({
    label: section.querySelector('h2')?.text ?? '',
    paths: section.querySelectorAll('a').map((link) => link.getAttribute('href')),
  }));
}

function groupOf(path: string, groups: Group[]): string {
  const group = groups.find(({ paths }) => paths.includes(path));
  if (!group) throw new Error(`The search page does not list ${path}.`);
  return group.label;
}

const weightOf = (path: string) =>
  kindNames.map(kindNamed).find(({ address }) => `${path}/`.startsWith(`${address}/`))?.searchWeight ?? 1;

const isList = (path: string, paths: string[]) => paths.some((other) => other.startsWith(`${path}/`));

type Words = Omit<SearchEntry, 'path' | 'kind' | 'weight'>;

async function readWords(folder: string, path: string, listOnly: boolean): Promise<Words> {
  const page = parse(await readFile(join(folder, path, 'index.html'), 'utf8'));
  for (const element of page.querySelectorAll(frame)) element.remove();
  const wordsOf = (selector: string) =>
    page
      .querySelectorAll(selector)
      .map((element) => element.structuredText)
      .join(' ');
  return {
    title: wordsOf('h1'),
    description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    // A list repeats the words of what it leads to, and would come before it.
    headings: listOnly ? '' : wordsOf('main h2, main h3, main summary'),
    text: listOnly ? '' : wordsOf('main'),
  };
}
