import { useState } from 'react';
import { useRoute } from 'wouter';
import type { ListState } from '../contract/rows.ts';

/** The lists of enquiries. `late` is a part of `open`, and `later` are those that are put off. */
export type Filter = 'open' | 'answered' | 'spam' | 'all' | 'late' | 'later';

/** The lists that are always in the navigation. */
export const listFilters = ['open', 'answered', 'spam', 'all'] as const;

export const pathOf = (filter: Filter): string => (filter === 'open' ? '/' : `/${filter}`);

export const stateOf = (filter: Filter): ListState | null =>
  filter === 'all' ? null : filter === 'late' ? 'open' : filter;

/** The links to messages, or the boxes with which they are chosen. */
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** Moves the focus by a row, from the focused or the open one. */
export function moveRow(step: number, open: string | undefined): boolean {
  const all = rows();
  const focused = all.find((row) => row === document.activeElement);
  const from = all.findIndex((row) => (focused ? row === focused : row.dataset['row'] === open));
  const next = all[from < 0 ? 0 : from + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** Focuses the row of an enquiry, or the top of the list if the row is gone. */
export function focusRow(id: string): void {
  const row = rows().find((row) => row.dataset['row'] === id);
  (row ?? document.querySelector<HTMLElement>('main h1'))?.focus();
}

/** The list that is shown, or from which the enquiry was opened. */
export function useFilter(): Filter {
  const [isHome] = useRoute('/');
  const [, named] = useRoute<{ filter: Filter }>(/^\/(?<filter>answered|spam|all|later?)$/);
  const here = isHome ? 'open' : named?.filter;
  const [last, setLast] = useState<Filter>(here ?? 'open');
  if (here && here !== last) setLast(here);
  return here ?? last;
}
