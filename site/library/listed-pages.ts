import { categoriesInUse, categoryPath } from './article-categories.ts';
import { firstOfMonth } from './dates.ts';
import { articles, inOrder, single } from './entries.ts';

/** A page that search engines should know. `updated` is the day its words last changed, where that is known. */
export type ListedPage = { path: string; updated?: Date };

const newest = (pages: ListedPage[]) => {
  const days = pages.flatMap(({ updated }) => (updated ? [updated.getTime()] : []));
  return days.length > 0 ? { updated: new Date(Math.max(...days)) } : {};
};

export async function listedPages(): Promise<ListedPage[]> {
  const solutions = (await inOrder('solutions')).map(({ id, data }) => ({
    path: `/solutions/${id}`,
    updated: data.updated,
  }));
  const resources = {
    documentation: (await inOrder('documentation')).map(({ id, data }) => ({ id, updated: data.updated })),
    blog: (await articles()).map(({ id, data }) => ({ id, updated: data.updated ?? data.date })),
    'case-studies': (await inOrder('case-studies')).map(({ id, data }) => ({
      id,
      updated: firstOfMonth(data.month),
    })),
    'api-reference': (await inOrder('api-reference')).map(({ id, data }) => ({ id, updated: data.updated })),
    'video-tutorials': (await inOrder('video-tutorials')).map(({ id, data }) => ({ id, updated: data.date })),
    'white-papers': (await inOrder('white-papers')).map(({ id, data }) => ({ id, updated: data.date })),
  };
  const kinds = (await single('resources')).cards.map(({ id }) => id);
  const resourcePages = Object.entries(resources).flatMap(([kind, entries]) => {
    if (!kinds.includes(kind)) throw new Error(`content/resources.yaml has no card for ${kind}`);
    const pages = entries.map(({ id, updated }) => ({ path: `/resources/${kind}/${id}`, updated }));
    return [{ path: `/resources/${kind}`, ...newest(pages) }, ...pages];
  });
  const categories = (await categoriesInUse()).map((name) => ({ path: categoryPath(name) }));
  return [
    { path: '/' },
    { path: '/solutions', ...newest(solutions) },
    ...solutions,
    { path: '/resources', ...newest(resourcePages) },
    ...resourcePages,
    ...categories,
    { path: '/contact' },
    { path: '/privacy' },
  ];
}
