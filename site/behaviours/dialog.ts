import { followsHere, isBeside } from './clicks.ts';

/** A link that opens a dialog over the page. The film in it is made when it opens, for the screen there is, and gone when it closes. */
export function openDialog(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-opens]');
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${link?.dataset['opens']}"]`);
  const player = dialog?.querySelector('[data-player]');
  if (!link || !dialog || !player) return;

  link.addEventListener('click', (event) => {
    if (!followsHere(event)) return;
    event.preventDefault();
    player.append(filmFor(player) ?? '');
    dialog.showModal();
  });
  dialog.addEventListener('click', (event) => isBeside(event, dialog) && dialog.close());
  dialog.addEventListener('close', () => {
    for (const film of player.querySelectorAll('video')) end(film);
  });
}

/** The first cut that suits the screen. It starts by itself, as it was asked to, unless the visitor wants no motion. */
function filmFor(player: Element): HTMLVideoElement | undefined {
  const cuts = [...player.querySelectorAll('template')];
  const cut = cuts.find(({ dataset }) => matchMedia(dataset['media'] ?? '').matches);
  const film = cut?.content.querySelector('video');
  if (!film) return undefined;
  const made = document.importNode(film, true);
  made.poster = made.dataset['poster'] ?? '';
  made.autoplay = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return made;
}

/** A player that is only taken away goes on fetching. */
function end(film: HTMLVideoElement): void {
  film.replaceChildren();
  film.load();
  film.remove();
}
