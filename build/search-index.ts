import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import MiniSearch from 'minisearch';
import { parse as parseHtml } from 'node-html-parser';
import { kindNamed, kindNames } from '../content/schemas/kinds.ts';
import { type SearchEntry, searchIndexPath, searchOptions, searchPath } from '../contract/search-index.ts';

/** The parts that are the same on every page. */
const frame = 'script, style, noscript, svg, nav, template, [data-screen-only]';

/** By itself the parser takes code, and what stands there without a script, for text, and their markup for words. */
const parse = (html: string) => parseHtml(apart(html), { blockTextElements: { script: true, style: true } });

/** What stands in neighboring elements stands apart on the page, also without a blank between them. */
const apart = (html: string) => html.replaceAll(/(<\/[a-z]\w*>)(?=<[a-z])/g, '$1 ');

/** Makes the search's index from the built pages: what visitors can read is what they can find. */
export async function indexPages(folder: string): Promise<string> {
  const links = await linksIn(folder);
  const isList = (path: string) => links.some((other) => other.path.startsWith(`${path}/`));
  const entries = links.map(async ({ path, kind }) => ({
    path,
    kind,
    weight: weightOf(path),
    ...(await readWords(folder, path, isList(path))),
  }));
  const index = new MiniSearch(searchOptions);
  index.addAll(await Promise.all(entries));
  const file = join(folder, searchIndexPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(index));
  return file;
}

/** Everything that the search page lists, with its heading. */
async function linksIn(folder: string): Promise<{ path: string; kind: string }[]> {
  const page = parse(await readFile(join(folder, searchPath, 'index.html'), 'utf8'));
  return page.querySelectorAll('[data-search-everything] section').flatMap((section) => {
    const kind = section.querySelector('h2')?.text ?? '';
    return section
      .querySelectorAll('a')
      .map((link) => ({ path: link.getAttribute('href')?.split('?')[0] ?? '', kind }));
  });
}

/** The pages with a buyer's first questions rank first. */
const buyersPages = new Set(['/pricing', '/answers']);

const weightOf = (path: string) =>
  buyersPages.has(path)
    ? 2
    : (kindNames.map(kindNamed).find(({ address }) => `${path}/`.startsWith(`${address}/`))?.searchWeight ??
      1);

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
    // A page that changes without being left has a heading for each of its states.
    title: page.querySelector('h1')?.structuredText ?? '',
    description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
    // A list repeats the words of the pages it links to, and would come before them.
    headings: listOnly ? '' : wordsOf('main h2, main h3, main summary'),
    text: listOnly ? '' : wordsOf('main'),
  };
}
