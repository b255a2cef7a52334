import type { Options } from 'minisearch';

/** What the build knows of a page and the search asks for: made by `build/search-index.ts`, read by the browser. */
export type SearchEntry = {
  path: string;
  /** The group it is found in. */
  kind: string;
  /** How much it counts beside what fits as well. */
  weight: number;
  title: string;
  description: string;
  headings: string;
  text: string;
};

/** What a hit says before its page is fetched. */
export type SearchHit = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'description'>;

export const searchPath = '/search';
export const searchIndexPath = '/search/index.json';

const tooCommon = new Set(
  `a an and are as at be been but by can do does each for from had has have how i if in into is it its more no not of
  on one or our so than that the their them then there they this to was we were what when which will with you your`.split(
    /\s+/,
  ),
);

/** A word as the index keeps it: small letters, no plural, nothing for the words that are everywhere. */
export function termOf(word: string): string | null {
  const term = word.toLowerCase().replace(/['’]s?$/, '');
  if (tooCommon.has(term)) return null;
  return term.length > 3 ? term.replace(/(?<!s)s$/, '') : term;
}

export const searchOptions: Options<SearchEntry> = {
  idField: 'path',
  fields: ['title', 'description', 'headings', 'text'],
  storeFields: ['kind', 'weight', 'title', 'description'],
  processTerm: termOf,
  searchOptions: {
    boost: { title: 6, description: 3, headings: 2 },
    combineWith: 'AND',
    prefix: true,
    // A short word with a letter changed is another word.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_path, _term, stored) => Number(stored?.['weight']),
  },
};
