/**
 * Takes a demonstration over from its HTML once its stage is visible, or, after the visitor has scrolled, when it is
 * near.
 */
const waiting = new Set(document.querySelectorAll('[data-demonstration] .stage'));

function watch(rootMargin: string): void {
  const sight = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) {
        if (!isIntersecting || !waiting.delete(target)) continue;
        // Browsers do not request a script again after a failed connection. Then the text can still be read.
        void import('./take-over.ts').then(({ takeOver }) => takeOver(target));
      }
    },
    { rootMargin },
  );
  for (const stage of waiting) sight.observe(stage);
}

watch('0px');
addEventListener('scroll', () => watch('300px'), { once: true });
