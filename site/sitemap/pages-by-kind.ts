import { kindNames, kinds } from '../../content/kinds.ts';
import { search } from '../../content/labels.ts';
import { listOf } from '../entries/entries.ts';
import { listedPages } from './listed-pages.ts';

type PageGroup = { label: string; pages: { href: string; title: string }[] };

/** Every page there is to find, in the groups of the search. The lists of a blog category hold nothing of their own. */
export async function pagesByKind(): Promise<PageGroup[]> {
  const pages = (await listedPages())
    .filter(({ path }) => !path.includes('/category/'))
    .map(({ path, title, label = title }) => ({ href: path, title: label }));
  const groups = await Promise.all(
    kindNames.map(async (kind) => ({
      label: (await listOf(kind)).title,
      pages: pages.filter(({ href }) => href.startsWith(`${kinds[kind].address}/`)),
    })),
  );
  const grouped = new Set(groups.flatMap((group) => group.pages));
  return [...groups, { label: search.otherPages, pages: pages.filter((page) => !grouped.has(page)) }];
}
