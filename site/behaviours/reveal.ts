/** Sections of the home page come in once the page is scrolled this far. */
const sectionThreshold = 100;

/** Moves what is marked into its place when a tenth of it is in view. Nothing in view at the start is touched. */
export function reveal(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};

  const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  for (const element of waiting) element.toggleAttribute('data-waiting', true);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.removeAttribute('data-waiting');
        observer.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  const observe = (kind: string) => {
    for (const element of waiting) if (element.dataset['reveal'] === kind) observer.observe(element);
  };
  const observeSections = () => {
    if (scrollY <= sectionThreshold) return;
    removeEventListener('scroll', observeSections);
    observe('section');
  };

  observe('item');
  addEventListener('scroll', observeSections, { passive: true });
  observeSections();

  return () => {
    removeEventListener('scroll', observeSections);
    observer.disconnect();
    for (const element of waiting) element.removeAttribute('data-waiting');
  };
}
