/** The home page's own behaviours: its light, the scroll hint, the film, the rows of cards and the slider. */
import { type PricedShop, type PriceWords, priceWords } from '../formats/price-words.ts';
import { followsHere } from './clicks.ts';

fadeHeroHint();
openDialog();
lightHero();
offerSheet();
stopRowsAtTouch();
workOutPrice();

/**
 * A link that opens a dialog over the page. The film in it is created when the dialog opens, for the current screen,
 * and removed when it closes.
 */
function openDialog(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-opens]');
  const dialog = document.querySelector<HTMLDialogElement>(`dialog[id="${link?.dataset['opens']}"]`);
  const player = dialog?.querySelector('[data-player]');
  if (!link || !dialog || !player) return;

  const endFilms = () => {
    for (const film of player.querySelectorAll('video')) end(film);
  };
  link.addEventListener('click', (event) => {
    if (!followsHere(event)) return;
    event.preventDefault();
    endFilms();
    player.append(filmFor(player) ?? '');
    dialog.showModal();
  });
  // The content covers the dialog, so a click on the element itself is on the backdrop. The second of a double click belongs
  // to the button that opened it.
  dialog.addEventListener('click', ({ detail, target }) => target === dialog && detail < 2 && dialog.close());
  // The browser tells a moment later, when the dialog may be open again.
  dialog.addEventListener('close', () => dialog.open || endFilms());
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

/** What the heading of the field says while the sheet is on its way, and where it cannot come. A longer word would move the field. */
const isOnItsWay = 'Opening …';
const hasNotCome = 'No connection yet';
const untilToldToWait = 500;

const isTyped = ({ value, defaultValue }: HTMLTextAreaElement) => value !== defaultValue;

/** The first key in one of the hero's fields opens the visitor's own sheet. So does a link that has one, and what was typed before Back or a reload. */
function offerSheet(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;
  const fields = [...hero.querySelectorAll('textarea')];
  const words = hero.querySelector('q');
  // Screen readers read the field, and not its words a second time.
  words?.setAttribute('aria-hidden', 'true');

  const wanted = new AbortController();
  const heading = hero.querySelector('.hero-try b');
  if (heading) heading.ariaLive = 'polite';
  const tell = (words: string) => heading?.replaceChildren(words);
  const open = async () => {
    const waiting = setTimeout(tell, untilToldToWait, isOnItsWay);
    try {
      const { openSheet } = await import('./your-sheet/your-sheet.ts');
      if (await openSheet(hero)) wanted.abort();
    } catch {
      tell(hasNotCome);
      // Some browsers ask for a script that has failed only after a reload, over which what is typed has to stay.
      const [asked = '', first = ''] = fields.map((field) => (isTyped(field) ? field.value : ''));
      const sheet = { question: asked, lines: first.split('\n') };
      history.replaceState({ ...history.state, isOwnSheet: true, sheet }, '');
    }
    clearTimeout(waiting);
  };
  const { signal } = wanted;
  const [question] = fields;
  for (const field of fields) {
    field.addEventListener('input', open, { signal });
    field.addEventListener('focus', () => field.select(), { signal });
    field.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        // A message is one line. Who goes on to a second line of the sheet before it is open types it as a row of the first.
        if (field === question || field.value === '') event.preventDefault();
        else field.removeAttribute('maxlength');
      },
      { signal },
    );
  }
  // Rows are lines of the sheet, and one field has room for one.
  fields.at(-1)?.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text').trim() ?? '';
      if (!text.includes('\n')) return;
      event.preventDefault();
      hero.dataset['pasted'] = text;
      void open();
    },
    { signal },
  );
  // The message's words are drawn below its field, whose own letters nobody sees.
  question?.addEventListener('input', () => words?.replaceChildren(question.value), { signal });
  const openIfThere = () => {
    if (fields.some(isTyped) || location.hash.startsWith('#sheet=') || history.state?.sheet) void open();
  };
  // Browsers put back what was typed before Back a moment before they show the page.
  for (const moment of ['pageshow', 'hashchange']) addEventListener(moment, openIfThere, { signal });
}

/**
 * The first finger on a row of cards stops it for good; then it is swiped. What has passed by to the left goes to the
 * end of the row, so that the cards stay where they were touched.
 */
function stopRowsAtTouch(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.home-rows .marquee')) {
    const stop = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      row.removeEventListener('pointerdown', stop);
      const edge = row.getBoundingClientRect().left;
      const all = [...row.querySelectorAll('.home-card')];
      const first = all.findIndex((card) => card.getBoundingClientRect().right > edge);
      const passed = edge - (all[first]?.getBoundingClientRect().left ?? edge);
      const [list] = row.children;
      const cards = [...(list?.children ?? [])];
      const turn = first % cards.length;
      list?.replaceChildren(...cards.slice(turn), ...cards.slice(0, turn));
      row.toggleAttribute('data-swiped', true);
      row.scrollLeft = passed;
      // Cards snap to the edge once the finger has left, and not before, which would move them under it.
      row.addEventListener('touchend', () => row.toggleAttribute('data-snaps', true), { once: true });
    };
    row.addEventListener('pointerdown', stop);
  }
}

/** Works out anew what it is worth while the slider is dragged. */
function workOutPrice(): void {
  const place = document.querySelector<HTMLElement>('[data-price]');
  const slider = place?.querySelector('input');
  if (!place || !slider) return;
  const { words, shop } = JSON.parse(place.dataset['price'] ?? '') as {
    words: PriceWords;
    shop: PricedShop;
  };
  const show = () => {
    const said = priceWords(words, shop, slider.valueAsNumber);
    for (const name of ['verdict', 'hours', 'sum'] as const) {
      const shown = place.querySelector(`[data-${name}]`);
      if (shown) shown.textContent = said[name];
    }
    slider.ariaValueText = `${said.hours}. ${said.verdict}`;
  };
  slider.addEventListener('input', show);
  show();
}
