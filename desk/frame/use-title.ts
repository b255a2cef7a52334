import { useEffect } from 'react';
import { page } from '../../content/desk-words/frame.ts';
import { useDesk } from '../live/desk.tsx';

/**
 * Puts what the view shows before the desk's title, so that tabs and the browser's history can be told apart. The view takes
 * it along when it goes: whoever has signed out sees no view.
 */
export function useTitle(view: string): void {
  const { company } = useDesk().settings;
  const desk = page.title(company['name'] ?? '');
  useEffect(() => {
    document.title = `${view}, ${desk}`;
    return () => {
      document.title = desk;
    };
  }, [view, desk]);
}
