/** What every long text does: its contents follow the reader, its parts can be passed on, its video plays, its links open. */
import {
  codeCopied,
  codeNotCopied,
  copyButton,
  copyButtonInFull,
  linkCopied,
  linkNotCopied,
} from '../../content/messages/pages.ts';
import { choice } from './choice.ts';
import { followsHere } from './clicks.ts';

followReading();
addCopyButtons();
copyHeadingLinks();
shareArticle();
playVideo();
openTarget();

/** Marks the heading a visitor reads under: the last one above the upper third of the window. */
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
  // Calls only when a heading crosses the line, however much is scrolled.
  const crossings = new IntersectionObserver(mark, { rootMargin: '0px 0px -67%' });
  for (const heading of headings) if (heading) crossings.observe(heading);
}

/** Gives every code sample a button that copies it. Without scripts there is none: it could do nothing. */
function addCopyButtons(): void {
  for (const frame of document.querySelectorAll('[data-code]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copyButton;
    button.ariaLabel = copyButtonInFull;
    button.addEventListener('click', () =>
      copy(frame.querySelector('code')?.textContent ?? '', codeCopied, codeNotCopied),
    );
    frame.append(button);
  }
}

/** A click on a heading goes there, as links do, and copies the way there. */
function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    // What has an id is a heading wherever a link is all that it holds; a mark on each would be 0.2 KB of a long page.
    const link = (event.target as Element).closest<HTMLAnchorElement>('[id]>a');
    if (link && followsHere(event)) void copy(link.href, linkCopied, linkNotCopied);
  });
}

/** For browsers that do not open the details around the place an address names (Safari before 26.2, Firefox before 139). */
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

/** Opens the device's share sheet; where there is none, or it fails, copies the link and says so. */
function shareArticle(): void {
  document.querySelector('[data-share]')?.addEventListener('click', async () => {
    const { title, URL: url } = document;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!dismissed) await copy(url, linkCopied, linkNotCopied);
    }
  });
}

/**
 * Play puts the player where the picture stands; its host is asked for nothing before. From then on the times
 * of the transcript lead to the player and start it there.
 */
function playVideo(): void {
  const stage = document.querySelector<HTMLElement>('[data-video]');
  const play = stage?.querySelector<HTMLElement>('[data-video-play]');
  const drawn = stage?.querySelector('template')?.content.querySelector('iframe');
  if (!stage || !play || !drawn) return;
  sayWherePlayGoesOn();

  // A new frame each time: another address in the old one would be a step in the visitor's history.
  const playFrom = (seconds?: string) => {
    const player = document.importNode(drawn);
    const address = new URL(player.src);
    if (seconds) address.searchParams.set('start', seconds);
    player.src = address.href;
    stage.replaceChildren(player);
    // On a phone the player is taller than the picture was: what it is played with shall not stand below the view.
    player.scrollIntoView({ block: 'nearest' });
    return player;
  };

  play.addEventListener('click', ({ detail }) => {
    // Browsers draw no ring around a frame: the player does. A click that counts no presses came from the keyboard.
    drawn.name = detail ? '' : 'keyed';
    playFrom().focus();
    for (const time of document.querySelectorAll<HTMLAnchorElement>('a[data-video-time]')) {
      time.href = `#${stage.id}`;
      time.addEventListener('click', (event) => {
        if (followsHere(event)) playFrom(time.dataset['videoTime']);
      });
    }
  });
}

/** The player of lessons keeps where a visitor left one: its Play says that it goes on from there. */
function sayWherePlayGoesOn(): void {
  const words = document.querySelector<HTMLElement>('[data-continue]');
  const { place = '', continue: goesOn = '' } = words?.dataset ?? {};
  const second = Number(choice('localStorage', place).get());
  if (words && second) words.textContent = goesOn + new Date(second * 1000).toISOString().slice(14, 19);
}

/** Puts text on the clipboard, where the browser lets us, and says how it went. */
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

/** Says in a line over the page what has just happened; screen readers hear it. */
function announce(text: string): void {
  const line = document.querySelector('[data-announcement]');
  if (!line) return;
  clearTimeout(hiding);
  line.textContent = text;
  hiding = setTimeout(() => line.replaceChildren(), shownFor);
}
