/** Sections of the home page come in once the page is scrolled this far. */
const sectionThreshold = 100;

/** Moves what is marked into its place when a tenth of it is in view. Nothing in view at the start is touched. */
export function reveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const marked = document.querySelectorAll<HTMLElement>('[data-reveal]');
  let waiting: HTMLElement[] = [];

  // Asking for places at once would make the browser lay the page out on the spot: it tells them when it has.
  const places = new IntersectionObserver((entries) => {
    places.disconnect();
    waiting = entries.filter(isBelow).map(({ target }) => target as HTMLElement);
    observeSections();
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
  const observeSections = () => {
    if (scrollY <= sectionThreshold) return;
    removeEventListener('scroll', observeSections);
    observe('section');
  };

  for (const element of marked) places.observe(element);
  addEventListener('scroll', observeSections, { passive: true });
}

const isBelow = ({ boundingClientRect }: IntersectionObserverEntry) => boundingClientRect.top > innerHeight;
