/** What the home page does beyond every other: its light, its hint, its film, the messages to tap. */
import { followsHere, isBeside } from './clicks.ts';

fadeHeroHint();
openDialog();
lightHero();
answerMessages();

/** A link that opens a dialog over the page. The film in it is made when it opens, for the screen there is, and gone when it closes. */
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

/** The hint and the dusk over the light go beyond 5 px of scrolling, and return at the top. */
function fadeHeroHint(): void {
  const hero = document.querySelector('[data-hero]');
  if (!hero) return;

  const mark = () => hero.toggleAttribute('data-scrolled', scrollY > 5);
  // At once it would make the browser lay the page out on the spot; by the time all is loaded it has.
  addEventListener('load', mark);
  addEventListener('scroll', mark, { passive: true });
}

/** Fetches the hero's light once the words stand on the screen. Without WebGL2 the still picture stays. */
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

/** Shows what the assistant answers to the message that is tapped; every answer stands in the page already. */
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
