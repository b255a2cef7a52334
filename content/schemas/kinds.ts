import type { z } from 'zod';
import { article, caseStudy, guide, ownPage, solution, tutorial, whitePaper } from './entries.ts';
import { apiCategory } from './openapi.ts';
import type { EntryPicture } from './picture.ts';
import { firstOfMonth } from './shared.ts';

type Entry = { title: string; metaDescription: string; picture: EntryPicture };

/** What there is to know about a kind of entry, by its folder here; its list's words are in `resources.yaml`. */
type Kind<Schema extends z.ZodType<Entry>, Name> = {
  schema: Schema;
  /** Markdown below its fields, or fields alone. */
  ending: 'md' | 'yaml';
  /** Where its list is. The entries lie below, by the names of their files. Without a list they lie below the root. */
  address: `/${string}` | '';
  order: (one: z.infer<Schema>, other: z.infer<Schema>) => number;
  /** The day an entry's words last changed. */
  updated: (entry: z.infer<Schema>) => Date;
  /** The entry shown for an unknown id. Without one, an unknown id is not found. */
  fallback: string | undefined;
  /** The fields that name other entries, and the kind of those. */
  references: { [Field in keyof z.infer<Schema>]?: Name };
  /** What the desk calls an entry, where the owner may make one. Others need more than words: code, a lesson or an API. */
  madeAtDesk: string | undefined;
  /** How much a match counts in the search, if not once. */
  searchWeight?: number;
  /** For entries that are a text alone. They share their pages; other kinds have pages of their own. */
  text?: (entry: z.infer<Schema>) => KindText;
};

/** What stands above a text, and on its card: a sentence or two, and for whom it is. */
export type KindText = { lead: string; level: string };

export const kindsOf = <Schemas extends Record<string, z.ZodType<Entry>>>(
  table: {
    [Name in keyof Schemas]: Kind<Schemas[Name], keyof Schemas>;
  },
) => table;

type Numbered = { order: number };
const byNumber = (one: Numbered, other: Numbered) => one.order - other.order;

/** In the order of their lists. */
export const kinds = kindsOf({
  solutions: {
    schema: solution,
    ending: 'yaml',
    address: '/solutions',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: undefined,
    references: { caseStudy: 'case-studies', article: 'blog' },
    madeAtDesk: undefined,
  },
  documentation: {
    schema: guide,
    ending: 'md',
    address: '/resources/documentation',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: 'getting-started',
    references: { related: 'documentation' },
    madeAtDesk: 'Guide',
    text: ({ description, level }) => ({ lead: description, level }),
  },
  blog: {
    schema: article,
    ending: 'md',
    address: '/resources/blog',
    order: (one, other) => other.date.getTime() - one.date.getTime(),
    updated: ({ updated, date }) => updated ?? date,
    fallback: 'ai-2025-trends',
    references: { related: 'blog' },
    madeAtDesk: 'Article',
  },
  'case-studies': {
    schema: caseStudy,
    ending: 'md',
    address: '/resources/case-studies',
    order: byNumber,
    updated: ({ month }) => firstOfMonth(month),
    fallback: undefined,
    references: { solutions: 'solutions' },
    madeAtDesk: 'Case study',
  },
  'api-reference': {
    schema: apiCategory,
    ending: 'md',
    address: '/resources/api-reference',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: 'authentication',
    references: {},
    madeAtDesk: undefined,
    // Most people who search run a shop. Developers search in the reference's own words.
    searchWeight: 0.6,
  },
  'video-tutorials': {
    schema: tutorial,
    ending: 'md',
    address: '/resources/video-tutorials',
    order: byNumber,
    updated: ({ date }) => date,
    fallback: 'getting-started',
    references: {},
    madeAtDesk: undefined,
  },
  'white-papers': {
    schema: whitePaper,
    ending: 'md',
    address: '/resources/white-papers',
    order: byNumber,
    updated: ({ date }) => date,
    fallback: 'ai-automation-roi',
    references: {},
    madeAtDesk: 'White paper',
  },
  'own-pages': {
    schema: ownPage,
    ending: 'md',
    address: '',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: undefined,
    references: {},
    madeAtDesk: 'Page of your own',
  },
});

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

/** The kinds that have a list. */
export type ListedKind = Exclude<KindName, 'own-pages'>;
export const listedKinds = kindNames.filter((name): name is ListedKind => kinds[name].address !== '');

/** A kind whose name is known only at run time. */
export const kindNamed = (name: KindName) => kinds[name] as unknown as Kind<z.ZodType<Entry>, KindName>;

/** The kinds that share their pages. */
export const textKinds = listedKinds.flatMap((kind) => {
  const { address, text } = kindNamed(kind);
  return text ? [{ kind, address, text }] : [];
});

/** The entry shown for an unknown id, by folder under /resources. */
export const fallbacks: Partial<Record<string, string>> = Object.fromEntries(
  kindNames.flatMap((name) => {
    const { fallback } = kindNamed(name);
    return fallback === undefined ? [] : [[name, fallback]];
  }),
);
