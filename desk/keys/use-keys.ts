import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRoute } from 'wouter';
import { quietly } from '../drafts.ts';
import { moveRow } from '../filters.ts';
import { followed } from '../followed.ts';

const typing = 'input, textarea, select, [contenteditable]';

/** Presses the visible element whose aria-keyshortcuts names the key. */
function press(key: string): boolean {
  const meant = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
  if (meant?.matches(typing)) meant.focus();
  else meant?.click();
  return meant !== undefined;
}

/** Handles a key that was pressed in a frame as if it had been pressed in the desk. Returns whether the desk knows it. */
export function pressedInFrame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || (event.target as Element).matches(typing)) return false;
  return !document.dispatchEvent(new KeyboardEvent('keydown', event));
}

export function useKeys({ back, help }: { back: string; help: () => void }): void {
  const on = useKeysOn();
  const [, go] = useLocation();
  const [, enquiry] = useRoute('/enquiry/:id');

  const act = useEffectEvent((key: string): boolean => {
    switch (key) {
      case 'j':
        return moveRow(1, enquiry?.id);
      case 'k':
        return moveRow(-1, enquiry?.id);
      case '?':
        help();
        return true;
      case 'Escape':
        if (enquiry) go(back);
        return enquiry !== null;
      default:
        return press(key);
    }
  });

  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.matches(typing)) return;
      // An open dialog has to be answered first.
      if (document.querySelector('dialog[open]')) return;
      if (act(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

/** Single keys can be switched off, because dictation types them. */

const key = 'desk-keys';
const on = followed(quietly(() => localStorage.getItem(key) !== 'off') ?? true, true);

export function switchKeys(next: boolean): void {
  on.set(next);
  // Without storage the choice lasts until the page is closed.
  quietly(() => localStorage.setItem(key, next ? 'on' : 'off'));
}

export const useKeysOn = on.use;
