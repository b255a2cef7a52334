import type { CaseStatus } from '../../contract/desk.ts';

/** Which enquiries are listed. Those that are late are some of those to answer. */
export type Filter = 'open' | 'answered' | 'spam' | 'all' | 'late';

/** Those that stand in the list of lists. */
export const standing = ['open', 'answered', 'spam', 'all'] as const;

export const pathOf = (filter: Filter): string => (filter === 'open' ? '/' : `/${filter}`);

export const stateOf = (filter: Filter): CaseStatus | null =>
  filter === 'all' ? null : filter === 'late' ? 'open' : filter;
