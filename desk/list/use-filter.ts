import { useState } from 'react';
import { useRoute } from 'wouter';
import type { Filter } from './filters.ts';

/** The list one is in, or came from. */
export function useFilter(): Filter {
  const [isHome] = useRoute('/');
  const [, named] = useRoute<{ filter: Filter }>(/^\/(?<filter>answered|spam|all|late)$/);
  const here = isHome ? 'open' : named?.filter;
  const [last, setLast] = useState<Filter>(here ?? 'open');
  if (here && here !== last) setLast(here);
  return here ?? last;
}
