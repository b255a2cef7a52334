/** Takes a demonstration over from its HTML once its stage is seen, or, as soon as the visitor scrolls, near to being seen. */
const waiting = new Set(document.querySelectorAll('[data-demonstration] .stage'));

function watch(rootMargin: string): void {
  const sight = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) {
        if (!isIntersecting || !waiting.delete(target)) continue;
        // Browsers do not ask again for a script that a bad line did not bring: the words stay what can be read.
        void import('./take-over.ts').then(({ takeOver }) => takeOver(target));
      }
    },
    { rootMargin },
  );
  for (const stage of waiting) sight.observe(stage);
}

watch('0px');
addEventListener('scroll', () => watch('300px'), { once: true });
