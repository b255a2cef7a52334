/**
 * Takes a demonstration over from its HTML once its stage is visible, or, after the visitor has scrolled, touched or
 * typed, when it is near. On home (`data-waits`) nothing is loaded before that.
 */
const stages = [...document.querySelectorAll('[data-demonstration] .stage')];
const waiting = new Set(stages);
const taken = new Map<Element, Promise<void>>();

function take(stage: Element): Promise<void> {
  waiting.delete(stage);
  const now = taken.get(stage) ?? import('./take-over.ts').then(({ takeOver }) => takeOver(stage));
  taken.set(stage, now);
  return now;
}

function watch(stages: Iterable<Element>, rootMargin: string): void {
  const sight = new IntersectionObserver(
    (sightings) => {
      for (const { isIntersecting, target } of sightings) {
        // Browsers do not request a script again after a failed connection. Then the text can still be read.
        if (isIntersecting && waiting.has(target)) take(target).catch(() => hideControls(target));
      }
    },
    { rootMargin },
  );
  for (const stage of stages) sight.observe(stage);
}

const hideControls = (stage: Element) => stage.closest('.demonstration')?.toggleAttribute('data-lost', true);

watch(
  stages.filter((stage) => !stage.closest('[data-waits]')),
  '0px',
);
const first = new AbortController();
for (const kind of ['scroll', 'pointerdown', 'keydown']) {
  addEventListener(
    kind,
    () => {
      first.abort();
      watch(waiting, '300px');
    },
    { signal: first.signal, passive: true },
  );
}

/** A tap that comes before the script is kept, and repeated once the control answers. */
for (const stage of stages) {
  const keep = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.closest('.kept')) return;
    if (stage.closest('[data-live]')) return;
    const button = target.closest('button');
    if (event.type === 'submit') event.preventDefault();
    else if (!button || button.type === 'submit') return;
    take(stage).then(
      () => (target instanceof HTMLFormElement ? target.requestSubmit() : button?.click()),
      () => hideControls(stage),
    );
  };
  stage.addEventListener('click', keep);
  stage.addEventListener('submit', keep);
}
