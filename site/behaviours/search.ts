import { followsHere } from './clicks.ts';
import { letterKey } from './search/letter-key.ts';

/** Opens the search over the page: by its links, by Ctrl or Cmd and K, by `/`. Nothing of it is loaded before. */
export function offerSearch(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search]');
  const [link] = links;
  if (!link) return;

  const open = (event: Event) => {
    event.preventDefault();
    import('./search/dialog.ts')
      .then(({ openSearch }) => openSearch(link.href))
      .catch(() => location.assign(link.href));
  };
  for (const each of links) each.addEventListener('click', (event) => followsHere(event) && open(event));
  document.addEventListener('keydown', (event) => asksForSearch(event) && open(event));
}

function asksForSearch({ altKey, ctrlKey, key, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isTyping(target) && letterKey.get() !== 'off';
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
