import { useEffect } from 'react';
import { titleWith } from '../../content/desk-words/frame.ts';

/** Says in the tab, and on the icon of an installed desk, how many are to answer. */
export function useTitle(toAnswer: number): void {
  useEffect(() => {
    document.title = titleWith(toAnswer);
    // Refused where the desk is not installed.
    navigator.setAppBadge?.(toAnswer).catch(() => undefined);
  }, [toAnswer]);
}
