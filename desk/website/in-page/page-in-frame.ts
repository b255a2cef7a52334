import { hasParagraphs, isInText, mayGo, type PageWord, type PageWords } from '../../../contract/website.ts';
import { selectIn, selectionIn, wordsIn } from './caret.ts';
import { isInLastLine, lineIn, pressedIn, selectPressed } from './caret-on-screen.ts';
import { tidied } from './marks.ts';
import { paintCell, painted, paintedBlocks, pictureAddress, pictureName } from './painting.ts';
import { findSpots, plain } from './spots.ts';
import { type Spot, stand, withdraw } from './text-in-parts.ts';
import { type TypedState, type TypedText, typeIn } from './typed-text.ts';
import { blocksIn, photoAmong } from './written-blocks.ts';

/** The site's page in the desk's frame. The desk works on its document from outside and adds no script to it. */

/** The room between the line with the caret and the bar or the keyboard below it. */
const air = 40;

const style = `
  [data-spot] { --air: 7px; scroll-margin-block: 20px; cursor: text; }
  [data-spot]:hover { outline: 1px dashed currentColor; outline-offset: var(--air); border-radius: 4px; }
  [data-spot]:is(:focus-visible, [contenteditable]) { outline: 2px solid currentColor; outline-offset: var(--air); border-radius: 6px; }
  [data-spot]:is(:focus-visible, [contenteditable]):not(a, button, label, summary, img) { inline-size: fit-content; }
  /* What frames a picture clips it. */
  img[data-spot] { --air: -4px; cursor: pointer; }
  [data-spot="fixed"] { cursor: not-allowed; }
  [data-spot="copied"] { box-shadow: -6px 0 0 -3px var(--color-ground), -9px 0 0 -3px #ffb454; }
  [data-spot="changed"] { box-shadow: -6px 0 0 -3px var(--color-ground), -9px 0 0 -3px #4ade9f; white-space: pre-line; }
  [data-spot][contenteditable] { min-width: 2ch; white-space: pre-wrap; }
  [data-block] { display: block; margin-block-start: 1.1em; }
  li[data-block] { display: list-item; }
  img[data-block] { inline-size: 100%; }
  [data-chip] { padding: 0 .25em; border: 1px solid currentColor; border-radius: 5px; user-select: all; }
  [data-sign] { display: none; }
  [data-chip]:has(> img) { display: inline-block; inline-size: 100%; padding: 0; border: 0; }
  * { --marquee-play: paused; }
  /* What clips its texts gets room for their frames, and what fades shows the one that has the focus. */
  [data-hero] .marquee { margin: -10px; padding: 10px; }
  [data-hero] .marquee:focus-visible { outline-offset: -9px; }
  [data-hero] .marquee [data-spot] { --air: 1px; }
  .marquee [data-spot] { scroll-margin-inline: 10px; }
  .marquee-strip { padding-inline: 10px; }
  .table-frame { margin-inline: -10px; padding-inline: 10px; }
  :has(> .marquee:focus-visible, > .marquee :focus-visible) { mask-image: none; }
`;

export type Page = NonNullable<ReturnType<typeof openPage>>;

export type Listeners = {
  /** Called when a text is pressed. */
  pick: (spot: Spot) => void;
  /** Called with the words as they are kept, and with what stands in the page. */
  type: (words: string, typed: TypedState) => void;
  done: () => void;
  /** Called when the words in hand are to follow those of the text above. */
  join: (above: Spot) => void;
  /** Called with each key that is pressed while typing. Returns whether it has acted. */
  key: (event: KeyboardEvent) => boolean;
  /** Called when the keyboard leaves the page before its end. */
  leave: () => void;
};

/** Makes the texts of the page in the frame pressable, and shows drafts in their places. `on` are those who listen by then. */
export function openPage(
  frame: HTMLIFrameElement,
  page: PageWords,
  isCopied: (word: PageWord) => boolean,
  on: () => Listeners,
) {
  const { contentDocument: document, contentWindow: window } = frame;
  if (!document?.body || !window) return undefined;
  const sheet = new (window as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const { placeholders } = page;
  const spots = findSpots(document, page);
  const of = new Map<HTMLElement, Spot>();
  let lastFocused: HTMLElement[] = [];
  let pressed: ReturnType<typeof pressedIn>;
  let typing:
    | { spot: Spot; element: HTMLElement; before: Node[]; text: TypedText; word: PageWord | undefined }
    | undefined;

  for (const spot of spots) {
    const { element, words, parts } = spot;
    const [only] = words.length === 1 ? words : [];
    for (const each of parts?.own ?? [element]) {
      each.dataset['spot'] = only?.fixed ? 'fixed' : only && isCopied(only) ? 'copied' : 'text';
      of.set(each, spot);
    }
    if (only) paint(only, only.text);
  }
  // Tab reaches every text, and Escape leaves the page.
  const stops = spots
    .map(({ element }) => element)
    .filter((element) => element.tabIndex < 0 && !element.hasAttribute('tabindex'))
    .filter((element) => !element.closest('[aria-hidden="true"]'));
  for (const stop of stops) stop.tabIndex = 0;

  /** Paints all copies of a text, including those of a marquee. */
  function paint(word: PageWord, newest: string): void {
    const isChanged = newest !== word.online;
    const isMarkdown = isInText(word);
    const paragraphs = isMarkdown
      ? blocksIn(newest, word.kind).map(({ from, to }) => newest.slice(from, to))
      : newest.split(/\n{2,}/);
    for (const spot of spots) {
      const { words, parts } = spot;
      if (words.length !== 1 || words[0] !== word || spot === typing?.spot) continue;
      if (isChanged) stand(spot);
      else withdraw(spot);
      const { element } = spot;
      of.set(element, spot);
      const wasPainted = element.dataset['spot'] === 'changed';
      if (!isChanged && !wasPainted) continue;
      element.dataset['spot'] = isChanged ? 'changed' : 'text';
      element.hidden = newest === '';
      if (element.matches('img')) {
        element.dataset['was'] ??= element.getAttribute('src') ?? '';
        const block = word.kind !== 'picture' && photoAmong(newest, word, element.dataset['was']);
        const now = word.kind === 'picture' ? newest : block && newest.slice(block.from, block.to);
        element.hidden = !now;
        if (!now) continue;
        element.removeAttribute('srcset');
        element.setAttribute('src', pictureAddress(now));
        element.setAttribute('alt', pictureName(now));
        continue;
      }
      const index = word.shown.indexOf(plain(element.dataset['was'] ?? element.textContent));
      element.dataset['was'] ??= element.textContent;
      const markdown = isMarkdown ? word.kind : undefined;
      const look = { markdown, isTyped: false, isApart: parts !== undefined, placeholders };
      if (look.markdown === 'cell') {
        paintCell(element, newest, look);
        continue;
      }
      const isWhole = word.shown.length === 1 || parts !== undefined;
      element.replaceChildren(
        ...(isWhole && (isMarkdown || parts)
          ? paintedBlocks(newest, look)
          : painted(isWhole ? newest : (paragraphs[index] ?? ''), look)),
      );
    }
  }

  const spotAt = (target: EventTarget | null): Spot | undefined =>
    of.get((target as HTMLElement).closest<HTMLElement>('[data-spot]') ?? document.body);

  /** A text that cannot be typed. The owner is told why. */
  const unknownAt = (target: EventTarget | null): Spot | undefined => {
    const element = target as HTMLElement;
    const says = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && plain(nodeValue ?? '') !== '',
    );
    return says || element.closest('svg, img') ? { element, words: [], isTypedHere: false } : undefined;
  };

  const pick = (spot: Spot) => {
    on().pick(spot);
    // The field that opens below the page may cover the text.
    requestAnimationFrame(() => spot.element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
  };
  const press = (event: Event) => {
    if (typing?.element.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const spot = event.type === 'click' ? (spotAt(event.target) ?? unknownAt(event.target)) : undefined;
    if (!spot) return;
    pressed = pressedIn(event as MouseEvent);
    pick(spot);
    pressed = undefined;
  };
  const key = (event: KeyboardEvent) => {
    if (!typing) {
      if (event.key === 'Escape') on().leave();
      const spot = event.key === 'Enter' && !event.repeat ? spotAt(event.target) : undefined;
      if (!spot) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pick(spot);
      return;
    }
    // Otherwise a key such as that of the search would act.
    event.stopImmediatePropagation();
    if (event.isComposing) return;
    if (on().key(event) || typing.text.key(event) || passes(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) typing.text.enter();
    else if (event.key === 'Enter' || event.key === 'Escape') on().done();
    // Typing ends, and the browser moves on from the text.
    else if (event.key === 'Tab') return on().done();
    else return;
    event.preventDefault();
  };
  /** Beyond the ends of a text the arrows and Backspace go on in its neighbor, as if the page were one text. */
  const passes = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const step = { ArrowUp: -1, ArrowLeft: -1, Backspace: -1, ArrowDown: 1, ArrowRight: 1 }[key];
    if (!typing?.word || !step || altKey || ctrlKey || metaKey || shiftKey) return false;
    const { spot, element, word } = typing;
    const [from, to] = selectionIn(element);
    const isLine = key === 'ArrowUp' || key === 'ArrowDown';
    const isAtEnd = isLine ? isInLastLine(element, step) : from === (step < 0 ? 0 : wordsIn(element).length);
    const near = spots[spots.indexOf(spot) + step];
    const [next, other] = near?.words ?? [];
    if (from !== to || !isAtEnd || !near?.isTypedHere || !next || other || next.fixed) return false;
    if (next.file !== word.file || !isInText(next) || !isInText(word)) return false;
    if (key === 'Backspace') {
      if (!mayGo(word) || !hasParagraphs(next)) return false;
      on().join(near);
    } else {
      on().pick(near);
      if (step > 0 && typing.word === next && !isCopied(next)) selectIn(typing.element, [0, 0]);
    }
    return true;
  };
  // Blanks at the end of a line are cut, because Markdown gives them a meaning. More words may follow them.
  const typed = () => {
    if (!typing) return;
    const { element, word } = typing;
    const text = wordsIn(element);
    // Empty lines are seen while they are typed, and are not kept.
    on().type(
      (word && isInText(word) ? tidied(text) : text)
        .replace(word?.kind === 'paragraph' ? /^\n+/ : '', '')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/[^\S\n]+$/gm, '')
        .trimEnd(),
      { text, selects: selectionIn(element) },
    );
    showLine(element);
  };
  const showLine = (element: HTMLElement) => {
    const { top, bottom } = lineIn(element);
    const tooLow = Math.max(0, bottom + air - window.innerHeight);
    window.scrollBy({ top: tooLow || Math.min(0, top - air), behavior: 'instant' });
  };
  const showTyping = () => {
    typing?.element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (typing) showLine(typing.element);
  };
  const focused = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    lastFocused = [element];
    // A marquee has stopped only now, so the browser has scrolled to where the text was before.
    if (element.matches('.marquee :focus-visible'))
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  };
  const closing = new AbortController();
  const { signal } = closing;
  for (const kind of ['click', 'pointerdown', 'submit', 'dblclick'] as const)
    window.addEventListener(kind, press, { capture: true, signal });
  document.addEventListener('focusin', focused, { signal });
  window.addEventListener('resize', showTyping, { signal });
  window.addEventListener('keydown', key, { capture: true, signal });

  return {
    spots,
    paint,
    /** Starts typing in the page itself. */
    begin(spot: Spot, text: string, selects?: TypedState['selects']): void {
      stand(spot);
      const {
        element,
        words: [word],
        parts,
      } = spot;
      of.set(element, spot);
      element.hidden = false;
      const markdown = word && isInText(word) ? word.kind : undefined;
      const look = { markdown, isTyped: true, isApart: parts !== undefined, placeholders };
      const enter = () => {
        if (!word || !hasParagraphs(word)) return on().done();
        const [text, [from, to]] = [wordsIn(element), selectionIn(element)];
        const isEmpty = /(^|\n\n)$/.test(text.slice(0, from)) && /^(\n\n|$)/.test(text.slice(to));
        if (!isEmpty) typing?.text.type('\n\n');
      };
      element.dataset['was'] ??= element.textContent;
      typing = {
        spot,
        element,
        before: [...element.childNodes],
        text: typeIn(element, text, look, typed, enter),
        word,
      };
      element.contentEditable = 'plaintext-only';
      typing.text.show();
      // A text of the original stays selected, so that the first letter replaces it.
      if (selects) selectIn(element, selects);
      else if (word && isCopied(word)) selectIn(element, [0, text.length]);
      else if (pressed) selectPressed(element, pressed);
      // The bar below the page and a phone's keyboard take room away.
      requestAnimationFrame(showTyping);
    },
    /** The text that is being typed in the page, if that is still there. */
    typed: () => (document.defaultView ? typing?.element : undefined),
    /** Types words as if keys had been pressed. */
    write: (words: string) => typing?.text.type(words),
    /** Ends typing and paints the new words. */
    end(word: PageWord, text: string): void {
      if (!typing) return;
      const { spot, element, before } = typing;
      typing.text.end();
      typing = undefined;
      element.removeAttribute('contenteditable');
      element.replaceChildren(...before);
      // An unchanged text gets its own nodes back. Any other is painted, and so is one that was painted before.
      if (text !== word.text || text !== word.online) element.dataset['spot'] = 'changed';
      if (element.dataset['spot'] === 'changed' || spot.parts) paint(word, text);
    },
    /** Settles which of its words a text shows, so that it is painted, too. */
    settle(spot: Spot, word: PageWord): void {
      spot.words = [word];
    },
    /** Moves the focus to a text. Returns false if it is hidden. */
    focus(at: Spot | undefined, word: PageWord | undefined): boolean {
      const spot = at ?? spots.find(({ words }) => words.length === 1 && words[0] === word);
      if (!spot || spot.element.closest('[aria-hidden="true"]')) return false;
      if (spot.element.tabIndex < 0) spot.element.tabIndex = -1;
      spot.element.focus();
      return document.activeElement === spot.element;
    },
    /** Moves the focus back into the page: before the text that is typed below it, or to the last text that had it. */
    focusBefore(at: Spot | undefined, word: PageWord | undefined): boolean {
      const index = spots.findIndex((spot) => spot === at || (word && spot.words[0] === word));
      const before = spots.slice(0, Math.max(0, index)).map(({ element }) => element);
      return (word ? before.reverse() : lastFocused).some((element) => {
        if (element.tabIndex >= 0) element.focus();
        return document.activeElement === element;
      });
    },
    close(): void {
      for (const spot of spots) withdraw(spot);
      for (const stop of stops) stop.removeAttribute('tabindex');
      closing.abort();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}
