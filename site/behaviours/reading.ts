/** The behaviours of long texts: contents that follow the reader, sharing, copying, videos and links to sections. */
import * as say from '../../content/messages/pages.ts';
import { choice } from './choice.ts';
import { followsHere } from './clicks.ts';

followReading();
addCopyButtons();
copyHeadingLinks();
shareArticle();
playVideo();
openTarget();

/** Marks the heading that is being read: the last one above the upper third of the window. */
function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));

  const mark = () => {
    const line = innerHeight / 3;
    const current = headings.findLastIndex(
      (heading) => (heading?.getBoundingClientRect().top ?? line) < line,
    );
    links.forEach((link, index) => {
      link.ariaCurrent = index === current ? 'location' : null;
    });
  };
  // The observer fires only when a heading crosses the line, not at each scroll.
  const crossings = new IntersectionObserver(mark, { rootMargin: '0px 0px -67%' });
  for (const heading of headings) if (heading) crossings.observe(heading);
}

/** Adds a copy button to every code sample. Without scripts there is none, because it could do nothing. */
function addCopyButtons(): void {
  for (const frame of document.querySelectorAll('[data-code]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = say.copyButton;
    button.ariaLabel = say.copyButtonInFull;
    button.addEventListener('click', () =>
      copy(frame.querySelector('code')?.textContent ?? '', say.codeCopied, say.codeNotCopied),
    );
    frame.append(button);
  }
}

/** A click on a heading follows its link and copies the address. */
function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    // A heading is recognized by being an id with nothing but a link inside; an attribute on each would cost a long
    // page 0.2 KB.
    const link = (event.target as Element).closest<HTMLAnchorElement>('[id]>a');
    if (link && followsHere(event)) void copy(link.href, say.linkCopied, say.linkNotCopied);
  });
}

/**
 * Opens the <details> around the target of an address, for browsers that do not (Safari before 26.2, Firefox before
 * 139).
 */
function openTarget(): void {
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  };
  open();
  addEventListener('hashchange', open);
}

/** Opens the device's share sheet. If there is none, or it fails, copies the link and says so. */
function shareArticle(): void {
  document.querySelector('[data-share]')?.addEventListener('click', async () => {
    const { title, URL: url } = document;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const isDismissed = (error as Error).name === 'AbortError';
      if (!isDismissed) void copy(url, say.linkCopied, say.linkNotCopied);
    }
  });
}

/**
 * Play, or a chapter, replaces the picture with the player, whose host is not contacted before. From then on the times
 * in the transcript are links that start the player there.
 */
function playVideo(): void {
  const stage = document.querySelector<HTMLElement>('[data-video]');
  const drawn = stage?.querySelector('template')?.content.querySelector('iframe');
  if (!stage || !drawn) return;
  sayWherePlayGoesOn();

  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLButtonElement | HTMLAnchorElement>(
      '[data-video-play],[href*="?autoplay"]',
    );
    if (!pressed || !followsHere(event)) return;
    event.preventDefault();
    // In a frame the browser would say so itself, and no Play would be left.
    if (!navigator.onLine) return announce(stage.dataset['offline'] as string);
    // A new frame each time, because a new address in the old one would add a step to the visitor's history.
    const player = document.importNode(drawn);
    if ('href' in pressed) player.src = pressed.href;
    // Browsers draw no focus ring around a frame, so the player draws it. A click with a count of 0 came from the
    // keyboard.
    player.name = event.detail ? '' : 'keyed';
    stage.replaceChildren(player);
    // On a phone the player is taller than the picture was, and its controls should be in view.
    player.scrollIntoView({ block: 'nearest' });
    player.focus();
    for (const time of document.querySelectorAll('[data-times] dt')) {
      const [minutes, seconds] = time.textContent.split(':').map(Number) as [number, number];
      const link = document.createElement('a');
      link.textContent = time.textContent;
      link.href = `${drawn.src}&start=${minutes * 60 + seconds}`;
      time.replaceChildren(link);
    }
  });
}

/** Labels Play as a continuation where the visitor has stopped a lesson before. */
function sayWherePlayGoesOn(): void {
  const words = document.querySelector<HTMLElement>('[data-continue]');
  const { place = '', continue: goesOn = '' } = words?.dataset ?? {};
  const second = Number(choice('localStorage', place).get());
  if (words && second) words.textContent = goesOn + new Date(second * 1000).toISOString().slice(14, 19);
}

/** Copies text to the clipboard, if the browser allows it, and announces the result. */
async function copy(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce(copied);
  } catch {
    announce(failed);
  }
}

/** Long enough to be read twice. */
const shownFor = 6_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Shows a line over the page, which screen readers announce. */
function announce(text: string): void {
  const line = document.querySelector('[data-announcement]');
  if (!line) return;
  clearTimeout(hiding);
  line.replaceChildren(text);
  hiding = setTimeout(() => line.replaceChildren(), shownFor);
}
