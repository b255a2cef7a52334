/** Fetches the hero's light once the words stand on the screen. Without WebGL2 the still picture stays. */
export function lightHero(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;

  const painted = new PerformanceObserver(async () => {
    painted.disconnect();
    const { startLight } = await import('./hero-light/light.ts');
    startLight(hero);
  });
  painted.observe({ type: 'paint', buffered: true });
}
