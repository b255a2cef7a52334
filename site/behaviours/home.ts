/** The home page's own behaviours: its light, the scroll hint, the film and the messages of the teaser. */
import { followsHere, isBeside } from './clicks.ts';

fadeHeroHint();
openDialog();
lightHero();
answerMessages();

/**
 * A link that opens a dialog over the page. The film in it is created when the dialog opens, for the current screen,
 * and removed when it closes.
 */
function openDialog(): void {
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

/** The first cut that fits the screen. It starts by itself, as requested, unless the visitor wants no motion. */
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

/** A player that is only removed from the page continues to load. */
function end(film: HTMLVideoElement): void {
  film.replaceChildren();
  film.load();
  film.remove();
}

/** Hides the hint and the shade over the light after 5 px of scrolling, and shows them again at the top. */
function fadeHeroHint(): void {
  const hero = document.querySelector('[data-hero]');
  if (!hero) return;

  const mark = () => hero.toggleAttribute('data-scrolled', scrollY > 5);
  // Reading the position at once would force a layout; after `load` there has been one.
  addEventListener('load', mark);
  addEventListener('scroll', mark, { passive: true });
}

/** Loads the hero's light after the page has been drawn. Without WebGL2 the still picture stays. */
function lightHero(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;

  const painted = new PerformanceObserver(async () => {
    painted.disconnect();
    const { startLight } = await import('./hero-light/light.ts');
    startLight(hero);
  });
  painted.observe({ type: 'paint', buffered: true });
}

/** Shows the assistant's answer to the tapped message. Every answer is in the page already. */
function answerMessages(): void {
  const messages = document.querySelector('[data-messages]');
  if (!messages) return;
  const buttons = [...messages.querySelectorAll('button')];
  const answers = document.querySelectorAll('[data-answer]');

  messages.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    for (const [index, other] of buttons.entries()) {
      other.ariaPressed = String(other === button);
      answers[index]?.toggleAttribute('data-shown', other === button);
    }
  });
  messages.toggleAttribute('data-live', true);
}
