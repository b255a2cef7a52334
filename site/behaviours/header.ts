/** For browsers without scroll timelines (Firefox): the header knows whether the page is scrolled past 10 px. */
export function markScrolledHeader(): void {
  const header = document.querySelector('.site-header');
  if (!header || CSS.supports('animation-timeline: scroll()')) return;

  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 10);
  mark();
  addEventListener('scroll', mark, { passive: true });
}
