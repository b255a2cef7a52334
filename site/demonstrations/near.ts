/** Takes a demonstration over from its HTML once it is seen, or, as soon as the visitor scrolls, near to being seen. */
const waiting = new Set(document.querySelectorAll<HTMLElement>('[data-demonstration]'));

function watch(rootMargin: string): void {
  const sight = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) {
        if (!isIntersecting || !waiting.delete(target as HTMLElement)) continue;
        void import('./take-over.ts').then(({ takeOver }) => takeOver(target as HTMLElement));
      }
    },
    { rootMargin },
  );
  for (const place of waiting) sight.observe(place);
}

watch('0px');
addEventListener('scroll', () => watch('300px'), { once: true });
