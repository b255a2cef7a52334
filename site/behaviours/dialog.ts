import { followsHere, isBeside } from './clicks.ts';

/** A link that opens a dialog over the page. What the dialog plays is loaded when it opens and gone when it closes. */
export function openDialog(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-opens]');
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${link?.dataset['opens']}"]`);
  const player = dialog?.querySelector('[data-player]');
  const template = player?.querySelector('template');
  if (!link || !dialog || !player || !template) return;

  link.addEventListener('click', (event) => {
    if (!followsHere(event)) return;
    event.preventDefault();
    player.append(template.content.cloneNode(true));
    dialog.showModal();
  });
  dialog.addEventListener('click', (event) => isBeside(event, dialog) && dialog.close());
  dialog.addEventListener('close', () => player.replaceChildren(template));
}
