import { company } from '../../content/company.ts';
import type { PictureName } from '../../content/schemas/picture.ts';
import { categoriesInUse, categoryPath } from '../entries/article-categories.ts';
import { articles, inOrder, kindOfResource, privacyEntry, single } from '../entries/entries.ts';
import { firstOfMonth } from '../formats/dates.ts';

/** A page that search engines should know. */
export type ListedPage = {
  path: string;
  /** What it is called where a link to it is shown as a picture. */
  title: string;
  /** Its drawing; a page about no trade in particular has none of its own. */
  picture?: PictureName;
  /** The day its words last changed, where that is known. */
  updated?: Date;
};

const newest = (pages: ListedPage[]) => {
  const days = pages.flatMap(({ updated }) => (updated ? [updated.getTime()] : []));
  return days.length > 0 ? { updated: new Date(Math.max(...days)) } : {};
};

type Entry = { id: string; data: { title: string; picture: PictureName } };

const listed = <Listed extends Entry>(
  folder: string,
  entries: Listed[],
  updated: (data: Listed['data']) => Date,
): ListedPage[] =>
  entries.map(({ id, data }) => ({
    path: `${folder}/${id}`,
    title: data.title,
    picture: data.picture,
    updated: updated(data),
  }));

async function resourcePages(): Promise<ListedPage[]> {
  const under = (kind: string) => `/resources/${kind}`;
  const kinds = {
    documentation: listed(under('documentation'), await inOrder('documentation'), (data) => data.updated),
    blog: listed(under('blog'), await articles(), (data) => data.updated ?? data.date),
    'case-studies': listed(under('case-studies'), await inOrder('case-studies'), (data) =>
      firstOfMonth(data.month),
    ),
    'api-reference': listed(under('api-reference'), await inOrder('api-reference'), (data) => data.updated),
    'video-tutorials': listed(
      under('video-tutorials'),
      await inOrder('video-tutorials'),
      (data) => data.date,
    ),
    'white-papers': listed(under('white-papers'), await inOrder('white-papers'), (data) => data.date),
  };
  const lists = Object.entries(kinds).map(async ([kind, pages]) => {
    const { title, picture } = await kindOfResource(kind);
    return [{ path: under(kind), title, picture, ...newest(pages) }, ...pages];
  });
  return (await Promise.all(lists)).flat();
}

export async function listedPages(): Promise<ListedPage[]> {
  const solutions = listed('/solutions', await inOrder('solutions'), (data) => data.updated);
  const resources = await resourcePages();
  const blog = await kindOfResource('blog');
  const categories = (await categoriesInUse()).map((name) => ({
    path: categoryPath(name),
    title: name,
    picture: blog.picture,
  }));
  return [
    { path: '/', title: company.tagline },
    { path: '/solutions', title: 'Solutions', ...newest(solutions) },
    ...solutions,
    { path: '/resources', title: (await single('resources')).title, ...newest(resources) },
    ...resources,
    ...categories,
    { path: '/contact', title: (await single('contact')).introductions.general.heading },
    { path: '/privacy', title: (await privacyEntry()).data.title },
  ];
}
