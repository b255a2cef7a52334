import { indexAt, type View } from './view.ts';

export type Caption = { element: HTMLElement; from: number; text: string };

export const captionsIn = (page: HTMLElement): Caption[] =>
  [...page.querySelectorAll<HTMLElement>('[data-said]')].map((element) => ({
    element,
    from: Number(element.dataset['said']),
    text: element.textContent.trim(),
  }));

/** Shows the captions below the picture and in the transcript, which follows until the visitor scrolls it. */
export function transcriptView(
  page: HTMLElement,
  captions: readonly Caption[],
  seek: (second: number) => void,
): View {
  const band = page.querySelector('[data-caption]');
  const list = page.querySelector<HTMLElement>('[data-transcript] ol');
  const follow = page.querySelector<HTMLElement>('[data-follow]');
  const starts = captions.map(({ from }) => from);
  let current: Caption | undefined;
  let follows = true;

  const keepInView = () => {
    const passage = current?.element.closest('li');
    // Measuring a hidden transcript would force a useless layout.
    if (follows && list?.checkVisibility() && passage)
      list.scrollTop = passage.offsetTop - list.clientHeight / 4;
  };
  const setFollows = (on: boolean) => {
    follows = on;
    if (follow) follow.hidden = on;
    keepInView();
  };
  // These gestures distinguish a visitor's scrolling from our own.
  for (const gesture of ['wheel', 'touchmove', 'pointerdown'])
    list?.addEventListener(
      gesture,
      (event) => {
        if (gesture !== 'pointerdown' || event.target === list) setFollows(false);
      },
      { passive: true },
    );
  list?.addEventListener('keydown', ({ key }) => {
    if (/^(Arrow(Up|Down)|Page(Up|Down))$/.test(key)) setFollows(false);
  });
  list?.addEventListener('click', ({ target }) => {
    const passage = (target as Element).closest<HTMLElement>('button');
    if (!passage) return;
    seek(Number(passage.dataset['second']));
    setFollows(true);
  });
  follow?.addEventListener('click', () => setFollows(true));
  page.addEventListener('transcript', keepInView);

  return {
    show(second) {
      const index = indexAt(starts, second);
      const caption = captions[index];
      if (caption !== current) {
        mark(current, false);
        mark(caption, true);
        current = caption;
        // A word joiner keeps what has a hyphen on one line.
        if (band) band.textContent = caption?.text.replaceAll('-', '-\u2060') ?? '';
        keepInView();
      }
      return starts[index + 1] ?? Number.POSITIVE_INFINITY;
    },
  };
}

function mark(caption: Caption | undefined, now: boolean): void {
  caption?.element.toggleAttribute('data-now', now);
  caption?.element.closest('li')?.toggleAttribute('data-now', now);
}
