import { useEffect, useRef, useState } from 'react';
import type { ListedEnquiry } from '../../contract/desk.ts';

/**
 * Rows that arrive while the list is scrolled wait until they are asked for: what somebody reads does not move. At the
 * top they come by themselves.
 */
export function useHeldBack(rows: ListedEnquiry[], typed: string) {
  const top = useRef<HTMLDivElement>(null);
  const [atTop, setAtTop] = useState(true);
  const [seen, setSeen] = useState({ typed, newest: '' });

  const newest = rows[0]?.received_at ?? '';
  if ((atTop && newest !== seen.newest) || typed !== seen.typed) setSeen({ typed, newest });

  useEffect(() => {
    if (!top.current) return;
    const watcher = new IntersectionObserver(([entry]) => setAtTop(entry?.isIntersecting ?? true));
    watcher.observe(top.current);
    return () => watcher.disconnect();
  }, []);

  const isSeen = ({ received_at }: ListedEnquiry) => Date.parse(received_at) <= Date.parse(seen.newest);
  const shown = atTop ? rows : rows.filter(isSeen);
  return {
    shown,
    heldBack: rows.length - shown.length,
    top,
    showAll: () => {
      setSeen({ typed, newest });
      top.current?.scrollIntoView();
    },
  };
}
