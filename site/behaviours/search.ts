/** Opens the search over the page: by its links, by `/`, by Ctrl or Cmd and K. Nothing of it is loaded before. */
export function offerSearch(): () => void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search]');
  const [link] = links;
  if (!link) return () => {};

  const open = async () => {
    try {
      const { openSearch } = await import('./search/dialog.ts');
      await openSearch(link.href);
    } catch {
      location.assign(link.href);
    }
  };

  const listening = new AbortController();
  const { signal } = listening;
  const openInPlace = (event: MouseEvent) => {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (wantsOwnTab) return;
    event.preventDefault();
    void open();
  };
  for (const each of links) each.addEventListener('click', openInPlace, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      const withK = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k';
      if (!withK && (event.key !== '/' || isTyping(event.target))) return;
      event.preventDefault();
      void open();
    },
    { signal },
  );
  return () => listening.abort();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
