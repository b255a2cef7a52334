import { company } from '../../content/company.ts';
import { search } from '../../content/labels.ts';
import { kindNamed, kinds, type ListedKind, listedKinds } from '../../content/schemas/kinds.ts';
import type { EntryPicture } from '../../content/schemas/picture.ts';
import {
  categoriesInUse,
  categoryPath,
  inOrder,
  listOf,
  pricePage,
  single,
  textEntry,
} from '../entries/entries.ts';

/** A page that search engines should list. */
type ListedPage = {
  path: string;
  /** Its title on the picture for link previews. */
  title: string;
  /** A shorter name for lists. */
  label?: string;
  /** Its drawing. Pages about no trade in particular have none. */
  picture?: EntryPicture;
  /** The date of the last change of its text, if known. */
  updated?: Date;
};

const newest = (pages: ListedPage[]) => {
  const days = pages.flatMap(({ updated }) => (updated ? [updated.getTime()] : []));
  return days.length > 0 ? { updated: new Date(Math.max(...days)) } : {};
};

async function pagesOf(kind: ListedKind): Promise<ListedPage[]> {
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
  const pages = (await Promise.all(listedKinds.map(pagesOf))).flat();
  const resources = pages.filter(({ path }) => path.startsWith('/resources/'));
  const blog = await listOf('blog');
  // One article alone is no page of its own, although its list has an address.
  const articles = await inOrder('blog');
  const shared = (await categoriesInUse()).filter(
    (name) => articles.filter(({ data }) => data.category === name).length > 1,
  );
  const categories = shared.map((name) => ({
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
    await pricePage(),
    { path: '/answers', title: (await textEntry('answers')).data.title },
    { path: '/privacy', title: (await textEntry('privacy')).data.title },
    ...(await inOrder('own-pages'))
      .filter(({ data }) => data.isListed)
      .map(({ id, data: { title, picture, updated } }) => ({ path: `/${id}`, title, picture, updated })),
  ];
}

/**
 * All pages, in the groups of the search. Lists of a blog category are left out, because they have no content of their
 * own.
 */
export async function pagesByKind(): Promise<{ label: string; pages: { href: string; title: string }[] }[]> {
  const pages = (await listedPages())
    .filter(({ path }) => !path.includes('/category/'))
    .map(({ path, title, label = title }) => ({ href: path, title: label }));
  const groups = await Promise.all(
    listedKinds.map(async (kind) => ({
      label: (await listOf(kind)).title,
      pages: pages.filter(({ href }) => href.startsWith(`${kinds[kind].address}/`)),
    })),
  );
  const grouped = new Set(groups.flatMap((group) => group.pages));
  return [...groups, { label: search.otherPages, pages: pages.filter((page) => !grouped.has(page)) }];
}
