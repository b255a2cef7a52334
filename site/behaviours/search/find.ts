import MiniSearch from 'minisearch';
import {
  type SearchEntry,
  type SearchHit,
  searchIndexPath,
  searchOptions,
} from '../../../contract/search-index.ts';
import { fetchText } from './fetch-text.ts';

type Index = MiniSearch<SearchEntry>;

let loading: Promise<Index> | undefined;

/** The pages that answer a question, best first. Rejects when the index cannot be had; the next question tries again. */
export async function find(question: string, signal: AbortSignal): Promise<SearchHit[]> {
  loading ??= loadIndex(signal);
  loading.catch(() => {
    loading = undefined;
  });
  const index = await loading;
  const withEveryWord = index.search(question);
  const hits = withEveryWord.length > 0 ? withEveryWord : index.search(question, { combineWith: 'OR' });
  return hits
    .slice(0, mostHits)
    .map(({ id, kind, title, description }) => ({ path: id, kind, title, description }));
}

const mostHits = 20;

async function loadIndex(signal: AbortSignal): Promise<Index> {
  return MiniSearch.loadJSON(await fetchText(searchIndexPath, signal), searchOptions);
}
