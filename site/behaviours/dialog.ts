/** A link that opens a dialog over the page. What the dialog plays is loaded when it opens and gone when it closes. */
export function openDialog(): () => void {
  const link = document.querySelector<HTMLAnchorElement>('[data-opens]');
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${link?.dataset['opens']}"]`);
  const player = dialog?.querySelector('[data-player]');
  const template = player?.querySelector('template');
  if (!link || !dialog || !player || !template) return () => {};

  const listening = new AbortController();
  const { signal } = listening;
  link.addEventListener(
    'click',
    (event) => {
      const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey;
      if (wantsOwnTab) return;
      event.preventDefault();
      player.append(template.content.cloneNode(true));
      dialog.showModal();
    },
    { signal },
  );
  // The dialog's content covers it whole: a click on the element itself is one on the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close(), { signal });
  dialog.addEventListener('close', () => player.replaceChildren(template), { signal });
  return () => listening.abort();
}
