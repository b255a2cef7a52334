import { useState } from 'react';
import { useRoute } from 'wouter';
import type { CaseStatus } from '../contract/rows.ts';

/** Which enquiries are listed. Those that are late are some of those to answer. */
export type Filter = 'open' | 'answered' | 'spam' | 'all' | 'late';

/** Those that stand in the list of lists. */
export const standing = ['open', 'answered', 'spam', 'all'] as const;

export const pathOf = (filter: Filter): string => (filter === 'open' ? '/' : `/${filter}`);

export const stateOf = (filter: Filter): CaseStatus | null =>
  filter === 'all' ? null : filter === 'late' ? 'open' : filter;

const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-row]')];

/** Takes the focus a row further, from the one that has it or the one that is open. */
export function moveRow(step: number, open: string | undefined): boolean {
  const all = rows();
  const focused = all.find((row) => row === document.activeElement);
  const from = all.findIndex((row) => (focused ? row === focused : row.dataset['row'] === open));
  const next = all[from < 0 ? 0 : from + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** Back from an enquiry: to its row, or to the top of the list it is gone from. */
export function focusRow(id: string): void {
  const row = rows().find((row) => row.dataset['row'] === id);
  (row ?? document.querySelector<HTMLElement>('.list-title h1'))?.focus();
}

/** The list one is in, or came from. */
export function useFilter(): Filter {
  const [isHome] = useRoute('/');
  const [, named] = useRoute<{ filter: Filter }>(/^\/(?<filter>answered|spam|all|late)$/);
  const here = isHome ? 'open' : named?.filter;
  const [last, setLast] = useState<Filter>(here ?? 'open');
  if (here && here !== last) setLast(here);
  return here ?? last;
}
