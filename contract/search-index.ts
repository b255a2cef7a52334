import type { Options } from 'minisearch';

/** One page of the search index, which `build/search-index.ts` writes and the browser reads. */
export type SearchEntry = {
  path: string;
  /** The group in which the results show it. */
  kind: string;
  /** Multiplies its score, so that some pages rank before equally good ones. */
  weight: number;
  title: string;
  description: string;
  headings: string;
  text: string;
};

/** What a result shows before its page is fetched. */
export type SearchHit = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'description'>;

export const searchPath = '/search';
export const searchIndexPath = '/search/index.json';

/** With this in a request for the index alone, the search says what it has found, and nothing is loaded. */
export const foundWords = 'found';

const tooCommon = new Set(
  `a an and are as at be been but by can do does each for from had has have how i if in into is it its more no not of
  on one or our so than that the their them then there they this to was we were what when which will with you your`.split(
    /\s+/,
  ),
);

/** Normalizes a word for the index: lower case and singular. Very common words are dropped. */
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
    // One changed letter makes a short word a different word.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (_path, _term, stored) => Number(stored?.['weight']),
  },
};
