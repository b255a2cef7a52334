import type { CollectionEntry, CollectionKey } from 'astro:content';
import { AstroError } from 'astro/errors';
import { company } from '../../content/company.ts';
import { money } from '../../content/money.ts';
import { type Article, articleCategories } from '../../content/schemas/entries.ts';
import { type KindName, kindNamed, type ListedKind } from '../../content/schemas/kinds.ts';
import type { PictureName } from '../../content/schemas/picture.ts';
import { pricedAs, sentenceOf } from '../../content/schemas/pricing.ts';
import { checkContent } from './check-content.ts';
import { collection } from './collection.ts';

let checked: Promise<void> | undefined;

/** All entries of a kind. The first call also runs the checks across entries. */
async function entries<Kind extends CollectionKey>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  checked ??= checkContent();
  await checked;
  return collection(kind);
}

export async function inOrder<Kind extends KindName>(kind: Kind): Promise<CollectionEntry<Kind>[]> {
  const { order } = kindNamed(kind);
  const all = await entries(kind);
  return all.sort((one, other) => order(one.data, other.data));
}

/** What Astro makes the pages of a kind's entries from. */
export async function pathsOf<Kind extends KindName>(kind: Kind) {
  return (await inOrder(kind)).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}

/** The texts of a page that is not an entry. */
export async function single<Kind extends Exclude<CollectionKey, KindName | Text>>(
  kind: Kind,
): Promise<CollectionEntry<Kind>['data']> {
  const [entry] = await entries(kind);
  if (!entry) throw new AstroError(`content/${kind}.yaml is missing`);
  return entry.data;
}

/** The pages that are one long text. */
type Text = 'answers' | 'privacy';

export async function textEntry<Name extends Text>(name: Name): Promise<CollectionEntry<Name>> {
  const [entry] = await entries(name);
  if (!entry) throw new AstroError(`content/${name}.md is missing`);
  return entry;
}

type List = { title: string; back: string; lead: string; metaDescription: string; picture?: PictureName };

/** The texts above the list of a kind, and on its card. */
export async function listOf(kind: ListedKind): Promise<List> {
  if (kind === 'solutions') return single('solutions-list');
  const { cards } = await single('resources');
  const card = cards.find(({ id }) => id === kind);
  if (!card) throw new AstroError(`content/resources.yaml has no card for ${kind}`);
  const { title, back, description, picture } = card;
  return { title, back, lead: description, metaDescription: description, picture };
}

type Relating = { id: string; data: { title: string; related?: string[] | undefined } };

/** The two articles shown at the end: those the article names, or else the newest, with its own category first. */
export function relatedArticles(article: CollectionEntry<'blog'>, all: CollectionEntry<'blog'>[]) {
  const { related, category } = article.data;
  if (related) return named(related, all);
  const others = all.filter(({ id }) => id !== article.id);
  const kin = others.filter(({ data }) => data.category === category);
  return [...new Set([...kin, ...others])].slice(0, 2);
}

const named = <Entry extends { id: string }>(ids: string[], all: Entry[]): Entry[] =>
  ids.flatMap((id) => all.filter((entry) => entry.id === id));

/** The two entries shown at the end: those the entry names, or else the next two in the list. */
export function relatedTo<Entry extends Relating>(entry: Entry, all: Entry[]): Entry[] {
  if (entry.data.related) return named(entry.data.related, all);
  const at = all.findIndex(({ id }) => id === entry.id);
  return [...all.slice(at + 1), ...all.slice(0, at)].slice(0, 2);
}

type Name = Article['category'];

const names = Object.keys(articleCategories) as Name[];

export const categoryPath = (name: Name) =>
  `/resources/blog/category/${name.toLowerCase().replaceAll(' ', '-')}`;

/** The categories that have articles, in the order of the schema. */
export async function categoriesInUse(): Promise<Name[]> {
  const used = new Set((await inOrder('blog')).map(({ data }) => data.category));
  return names.filter((name) => used.has(name));
}

export async function blogLists() {
  const categories = await categoriesInUse();
  return [
    { href: '/resources/blog', label: (await single('entry-pages')).blog.allArticles },
    ...categories.map((name) => ({ href: categoryPath(name), label: name })),
  ];
}

type Entry = { id: string; data: { title: string } };

/** The entries before and after this one in its list. */
export function neighborsOf(entry: Entry, all: Entry[], list: string) {
  const at = all.findIndex(({ id }) => id === entry.id);
  const neighbor = (other: Entry | undefined) =>
    other && { href: `${list}/${other.id}`, title: other.data.title };
  return { previous: neighbor(all[at - 1]), next: neighbor(all[at + 1]) };
}

/** The page of prices. Its title depends on whether a service has amounts. */
export async function pricePage(): Promise<{ path: string; title: string }> {
  const [{ title }, prices] = await Promise.all([single('pricing'), single('prices')]);
  return { path: '/pricing', title: title[pricedAs(prices)] };
}

/** From what a solution costs, in words; undefined while it has no amounts. */
export async function priceSentences(): Promise<(solution: string) => string | undefined> {
  const [words, prices] = await Promise.all([single('pricing'), single('prices')]);
  return (solution) => {
    const price = prices[solution];
    if (!price) return undefined;
    return sentenceOf(words, price)
      .replace('{setup}', money(price.setup, company.currency))
      .replace('{monthly}', money(price.monthly, company.currency));
  };
}
