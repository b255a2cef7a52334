/** The behaviours of every page: the scrolled header, Back, the pause switch, reveals and the search. */
import { followsHere } from './clicks.ts';
import { motion } from './motion.ts';

markScrolledHeader();
goBack();
preferFormOnPage();
rememberPause();
reveal();
offerSearch();

/**
 * Back uses the browser's history if the visitor came from a page of ours and is at the part where they arrived. It uses
 * the link's address otherwise, because each part that they press adds a step to the history.
 */
function goBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('a[data-back]');
  const arrivedAt = location.hash;
  back?.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (cameFromHere && location.hash === arrivedAt && history.length > 1 && followsHere(event)) {
      event.preventDefault();
      history.back();
    }
  });
}

/** "Schedule Free Consultation" scrolls to the form on pages that have it, and otherwise leads to the contact page. */
function preferFormOnPage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':has(#contact) [data-consultation]'))
    link.href = '#contact';
}

/** For browsers without scroll timelines (Firefox): tells the header whether the page is scrolled past 10 px. */
function markScrolledHeader(): void {
  const header = document.querySelector('.site-header');
  if (CSS.supports('animation-timeline:scroll()')) return;

  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > 10);
  mark();
  addEventListener('scroll', mark, { passive: true });
}

/** Keeps all pause switches of a page equal, and the choice for the visit. */
function rememberPause(): void {
  const controls = document.querySelectorAll<HTMLInputElement>('[data-pause]');
  const show = () => {
    for (const control of controls) control.checked = motion.get() === 'paused';
  };
  show();
  // When going back, browsers restore the control's old state.
  addEventListener('pageshow', show);
  document.addEventListener('change', ({ target }) => {
    const control = target as HTMLInputElement;
    if (!control.matches('[data-pause]')) return;
    motion.set(control.checked ? 'paused' : 'running');
    show();
  });
}

/** Moves marked elements into place when a tenth of them is in view. Elements in view at the start are left alone. */
function reveal(): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;

  const marked = document.querySelectorAll<HTMLElement>('[data-reveal]');
  let waiting: HTMLElement[] = [];

  // Reading positions, the page's own too, would force a layout; the observer reports them after the next one.
  const places = new IntersectionObserver((entries) => {
    places.disconnect();
    waiting = entries
      .filter(({ boundingClientRect }) => boundingClientRect.top > innerHeight)
      .map(({ target }) => target as HTMLElement);
    // What waits is below the screen, so that nobody sees it before a scroll.
    addEventListener('scroll', observeSections, { passive: true });
    observe('item');
    for (const element of waiting) element.toggleAttribute('data-waiting', true);
  });
  const arrivals = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-waiting');
        arrivals.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  const observe = (kind: string) => {
    for (const element of waiting) if (element.dataset['reveal'] === kind) arrivals.observe(element);
  };
  // Sections of the home page are revealed once the page is scrolled this far.
  const sectionThreshold = 100;
  const observeSections = () => {
    if (scrollY <= sectionThreshold) return;
    removeEventListener('scroll', observeSections);
    observe('section');
  };

  for (const element of marked) places.observe(element);
}

/** Opens the search over the page, by its links, or by Ctrl or Cmd and K. Nothing of it loads before. */
function offerSearch(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-search]');
  const [link] = links;
  if (!link) return;

  const open = (event: Event) => {
    event.preventDefault();
    import('./search/dialog.ts')
      .then((dialog) => dialog.openSearch(link.href))
      .catch(() => location.assign(link.href));
  };
  for (const each of links) each.addEventListener('click', (event) => followsHere(event) && open(event));
  document.addEventListener('keydown', (event) => asksForSearch(event) && open(event));
}

const asksForSearch = ({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
