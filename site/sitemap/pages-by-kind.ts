import { kindOf, searchKinds } from '../../contract/search-index.ts';
import { articles, inOrder, single } from '../entries/entries.ts';

export type PageGroup = { label: string; pages: { href: string; title: string }[] };

/** Every page there is to find, in the groups of the search. */
export async function pagesByKind(): Promise<PageGroup[]> {
  const resources = [
    'documentation',
    'case-studies',
    'api-reference',
    'video-tutorials',
    'white-papers',
  ] as const;
  const lists = (await single('resources')).cards.map(({ id, title }) => ({
    href: `/resources/${id}`,
    title,
  }));
  const pages = [
    ...(await inOrder('solutions')).map(({ id, data }) => ({ href: `/solutions/${id}`, title: data.title })),
    ...(await articles()).map(({ id, data }) => ({ href: `/resources/blog/${id}`, title: data.title })),
    ...(await Promise.all(resources.map(entriesOf))).flat(),
    { href: '/solutions', title: 'Solutions' },
    ...lists,
    { href: '/contact', title: 'Contact' },
    { href: '/privacy', title: 'Privacy' },
  ];
  return searchKinds.map(({ label }) => ({
    label,
    pages: pages.filter(({ href }) => kindOf(href) === label),
  }));
}

async function entriesOf(
  kind: 'documentation' | 'case-studies' | 'api-reference' | 'video-tutorials' | 'white-papers',
) {
  const entries = await inOrder(kind);
  return entries.map(({ id, data }) => ({ href: `/resources/${kind}/${id}`, title: data.title }));
}
