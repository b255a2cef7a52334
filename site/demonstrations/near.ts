/**
 * Takes a demonstration over from its HTML: once the page has loaded, where it fills a good part of the screen, and once
 * it is near, where the visitor has scrolled, touched or typed. On home (`data-waits`) only then.
 */
const places = [...document.querySelectorAll<HTMLElement>('[data-demonstration]')];
const taken = new Map<HTMLElement, Promise<void>>();

function take(place: HTMLElement): Promise<void> {
  showPictures(place);
  const now = taken.get(place) ?? import('./take-over.ts').then(({ takeOver }) => takeOver(place));
  taken.set(place, now);
  return now;
}

const showPictures = (place: Element) => place.toggleAttribute('data-near', true);

const hideControls = (place: HTMLElement) => place.toggleAttribute('data-lost', true);

function takeOnce(place: HTMLElement): void {
  // Browsers do not request a script again after a failed connection. Then the text can still be read.
  if (!taken.has(place)) take(place).catch(() => hideControls(place));
}

function watch(parts: Iterable<Element>, rootMargin: string, act: (part: Element) => void): void {
  const sight = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) if (isIntersecting) act(target);
    },
    { rootMargin },
  );
  for (const part of parts) sight.observe(part);
}

function watchStages(places: HTMLElement[], rootMargin: string, act: (place: HTMLElement) => void): void {
  const stages = places.map((place) => place.querySelector('.stage') ?? place);
  watch(stages, rootMargin, (stage) => act(stage.closest('[data-demonstration]') as HTMLElement));
}

function begin(): void {
  const opening = places.filter((place) => !place.hasAttribute('data-waits'));
  watchStages(opening, '0px', showPictures);
  // Below the first screen of a phone there are more.
  watch(document.querySelectorAll('[data-pictures]'), '0px', showPictures);
  // A phone shows its upper edge, and has its hands full with the page.
  watchStages(opening, '0px 0px -25%', takeOnce);
}

// The text of a page comes before what it opens with.
if (document.readyState === 'complete') begin();
else addEventListener('load', begin, { once: true });

const first = new AbortController();
for (const kind of ['scroll', 'pointerdown', 'keydown']) {
  addEventListener(
    kind,
    () => {
      first.abort();
      watchStages(places, '300px', takeOnce);
    },
    { signal: first.signal, passive: true },
  );
}

/** A tap that comes before the script is kept, and repeated once the control answers. */
for (const place of places) {
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || place.querySelector('[data-live]')) return;
    const button = target.closest('button');
    if (event.type === 'submit') event.preventDefault();
    else if (!button || button.type === 'submit') return;
    take(place).then(
      () => (target instanceof HTMLFormElement ? target.requestSubmit() : button?.click()),
      () => hideControls(place),
    );
  };
  place.addEventListener('click', keep);
  place.addEventListener('submit', keep);
}

// The sum of the messages stands on the page of prices; old links and bookmarks follow it there.
if (location.hash === '#try-savings' && !document.getElementById('try-savings'))
  location.replace('/pricing#sum');
