import { useEffect } from 'react';
import { page } from '../../content/desk-words/frame.ts';
import { useDesk } from '../live/desk.tsx';

/**
 * Puts what the view's heading says before the desk's title, so that tabs and the browser's history can be told apart. The
 * view takes it along when it goes: whoever has signed out leaves no visitor's name in the tab.
 */
export function useTitle(view: string | undefined): void {
  const { company } = useDesk().settings;
  const desk = page.title(company['name'] ?? '');
  useEffect(() => {
    document.title = view ? `${view}, ${desk}` : desk;
    return () => {
      document.title = desk;
    };
  }, [view, desk]);
}
