import { kindNames, kinds } from '../../content/kinds.ts';
import { search } from '../../content/labels.ts';
import { inOrder, listOf, privacyEntry, single } from '../entries/entries.ts';

type PageLink = { href: string; title: string };
type PageGroup = { label: string; pages: PageLink[] };

/** Every page there is to find, in the groups of the search. */
export async function pagesByKind(): Promise<PageGroup[]> {
  const lists: PageLink[] = [];
  const groups: PageGroup[] = [];
  for (const kind of kindNames) {
    const { address } = kinds[kind];
    const { title } = await listOf(kind);
    const entries = await inOrder(kind);
    lists.push({ href: address, title });
    groups.push({
      label: title,
      pages: entries.map(({ id, data }) => ({ href: `${address}/${id}`, title: data.title })),
    });
  }
  const pages = [
    { href: '/', title: (await single('home')).title },
    { href: '/resources', title: (await single('resources')).title },
    ...lists,
    { href: '/contact', title: (await single('contact')).title },
    { href: '/privacy', title: (await privacyEntry()).data.title },
  ];
  return [...groups, { label: search.otherPages, pages }];
}
