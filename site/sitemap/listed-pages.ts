import { company } from '../../content/company.ts';
import { type KindName, kindNamed, kindNames } from '../../content/kinds.ts';
import type { PictureName } from '../../content/schemas/picture.ts';
import { categoriesInUse, categoryPath } from '../entries/article-categories.ts';
import { inOrder, listOf, privacyEntry, single } from '../entries/entries.ts';

/** A page that search engines should know. */
type ListedPage = {
  path: string;
  /** What it is called where a link to it is shown as a picture. */
  title: string;
  /** What lists call it, where they say it shorter. */
  label?: string;
  /** Its drawing; a page about no trade in particular has none of its own. */
  picture?: PictureName;
  /** The day its words last changed, where that is known. */
  updated?: Date;
};

const newest = (pages: ListedPage[]) => {
  const days = pages.flatMap(({ updated }) => (updated ? [updated.getTime()] : []));
  return days.length > 0 ? { updated: new Date(Math.max(...days)) } : {};
};

/** The list of a kind and its entries. */
async function pagesOf(kind: KindName): Promise<ListedPage[]> {
  const { address, updated } = kindNamed(kind);
  const entries = (await inOrder(kind)).map(({ id, data }) => ({
    path: `${address}/${id}`,
    title: data.title,
    picture: data.picture,
    updated: updated(data),
  }));
  const { title, picture } = await listOf(kind);
  return [{ path: address, title, ...(picture && { picture }), ...newest(entries) }, ...entries];
}

export async function listedPages(): Promise<ListedPage[]> {
  const [home, hub, contact] = await Promise.all([single('home'), single('resources'), single('contact')]);
  const pages = (await Promise.all(kindNames.map(pagesOf))).flat();
  const resources = pages.filter(({ path }) => path.startsWith('/resources/'));
  const blog = await listOf('blog');
  const categories = (await categoriesInUse()).map((name) => ({
    path: categoryPath(name),
    title: name,
    ...(blog.picture && { picture: blog.picture }),
  }));
  return [
    { path: '/', title: company.tagline, label: home.title },
    { path: '/resources', title: hub.title, ...newest(resources) },
    ...pages,
    ...categories,
    { path: '/contact', title: contact.introductions.general.heading, label: contact.title },
    { path: '/privacy', title: (await privacyEntry()).data.title },
  ];
}
