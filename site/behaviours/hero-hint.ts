/** The hint and the dusk over the light go beyond 5 px of scrolling, and return at the top. */
export function fadeHeroHint(): () => void {
  const hero = document.querySelector('[data-hero]');
  if (!hero) return () => {};

  const mark = () => hero.toggleAttribute('data-scrolled', scrollY > 5);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
