/** The hint and the dusk over the light go beyond 5 px of scrolling, and return at the top. */
export function fadeHeroHint(): void {
  const hero = document.querySelector('[data-hero]');
  if (!hero) return;

  const mark = () => hero.toggleAttribute('data-scrolled', scrollY > 5);
  // At once it would make the browser lay the page out on the spot; by the time all is loaded it has.
  addEventListener('load', mark);
  addEventListener('scroll', mark, { passive: true });
}
