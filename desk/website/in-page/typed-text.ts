import { isField, placesOf, selectIn, selectionIn, type Typed, wordsIn } from './caret.ts';
import { balanced, escaped, typedWith } from './marks.ts';
import { type Look, paintedBlocks } from './painting.ts';
import { type Edit, photosApart } from './written-blocks.ts';

/**
 * A text that is typed in the page and looks as it will there: its signs are in it and not seen. What the browser is about to do
 * is done to the words instead, which are painted anew. So the browser's own undo has nothing to take back, and the words that
 * were there before are kept here. An input method writes into the page by itself, and is read when it is done.
 */

export type TypedText = ReturnType<typeof typeIn>;

const texts = new WeakMap<Typed, TypedText>();

export const typedTextIn = (element: Typed): TypedText | undefined => texts.get(element);

/** Makes an edit as if it were typed, so that it can be undone. */
export function typeEdit(typed: Typed, edit: Edit) {
  const { from, to, words, selects } = edit;
  if (!isField(typed)) return texts.get(typed)?.edit(edit);
  selectIn(typed, [from, to]);
  if (words !== '') document.execCommand('insertText', false, words);
  else if (from < to) document.execCommand('delete');
  selectIn(typed, selects);
}

const piece = String.raw`(?:\{\{[^{}]*\}\}|!\[(?:\\.|[^\\\]])*\]\(\S*\)|\n+|.)`;

export type TypedState = { text: string; selects: Edit['selects'] };

/** `onEnter` is called by what a phone sends instead of the key. */
export function typeIn(
  element: HTMLElement,
  words: string,
  look: Look,
  onType: () => void,
  onEnter: () => void,
) {
  const past: TypedState[] = [{ text: words, selects: [words.length, words.length] }];
  let at = 0;
  /** Letters that are typed one after the other are undone together. */
  let isWord = false;
  /** What bold or italic letters are typed next, or no longer. */
  let turned: { is: 'strong' | 'emphasis'; at: number } | undefined;
  const next = () => (turned?.at === selectionIn(element)[1] ? turned.is : undefined);
  const now = () => past[at] as TypedState;

  const show = () => {
    element.replaceChildren(...paintedBlocks(now().text, look));
    selectIn(element, now().selects);
  };
  /** What an input method or the browser has written by itself. */
  const read = () => {
    const text = wordsIn(element);
    if (text === now().text) return;
    past.splice(at + 1, Number.POSITIVE_INFINITY, { text, selects: selectionIn(element) });
    at = past.length - 1;
    isWord = false;
  };
  const keep = (next: TypedState, isLetter = false) => {
    const isSame = isLetter && isWord && at > 0;
    past.splice(isSame ? at : at + 1, Number.POSITIVE_INFINITY, next);
    at = past.length - 1;
    isWord = isLetter;
    show();
    onType();
  };
  const go = (step: 1 | -1) => {
    turned = undefined;
    read();
    const to = past[at + step];
    if (!to) return;
    at += step;
    isWord = false;
    show();
    onType();
  };
  const edit = ({ from, to, words, selects }: Edit, isLetter = false) => {
    const { text } = now();
    const edited = text.slice(0, from) + words + text.slice(to);
    const apart = (words: string) => (look.markdown ? photosApart(words) : words);
    const place = (at: number) => apart(edited.slice(0, at)).length;
    keep({ text: apart(edited), selects: [place(selects[0]), place(selects[1])] }, isLetter);
  };
  /** Types words in the place of a range, or where the caret is. */
  const type = (words: string, [from, to] = selectionIn(element)) => {
    const selects: Edit['selects'] = [from + words.length, from + words.length];
    const meant = { from, to, words, selects };
    const is = from === to ? next() : undefined;
    const marked = is && typedWith(now().text, from, is, words);
    turned = is && !marked ? { is, at: selects[1] } : undefined;
    if (marked) return edit(marked);
    edit(look.markdown ? balanced(now().text, meant) : meant, /^\\?\S$/u.test(words) && from === to);
  };

  const beforeInput = (event: InputEvent) => {
    const { inputType, data, dataTransfer } = event;
    if (event.isComposing || !event.cancelable) return;
    event.preventDefault();
    read();
    if (inputType === 'historyUndo' || inputType === 'historyRedo')
      return go(inputType === 'historyUndo' ? -1 : 1);
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') return onEnter();
    const typed = (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
    const isDeleted = inputType.startsWith('delete');
    if (typed === '' && !isDeleted) return;
    const [range] = event.getTargetRanges();
    const words = look.markdown ? escaped(typed) : typed;
    if (range && (isDeleted || /Replacement|Drop/.test(inputType))) type(words, placesOf(element, range));
    else type(words, isDeleted ? besideCaret(inputType.endsWith('Forward')) : undefined);
  };
  /** Beside a piece the browser knows nothing to delete. */
  const besideCaret = (isForward: boolean): [number, number] => {
    const [from, to] = selectionIn(element);
    if (from < to) return [from, to];
    const { text } = now();
    const length = (pattern: RegExp, words: string) => pattern.exec(words)?.[0].length ?? 0;
    return isForward
      ? [to, to + length(new RegExp(`^${piece}`, 'su'), text.slice(to))]
      : [from - length(new RegExp(`${piece}$`, 'su'), text.slice(0, from)), from];
  };
  const showWritten = () => {
    read();
    show();
    onType();
  };
  const ending = new AbortController();
  const { signal } = ending;
  element.addEventListener('beforeinput', beforeInput, { signal });
  element.addEventListener('compositionend', showWritten, { signal });
  element.addEventListener('input', onType, { signal });

  const typed = {
    edit(meant: Edit) {
      read();
      edit(meant);
    },
    /** Turns a mark on or off for what is typed next. */
    turn(is: 'strong' | 'emphasis') {
      turned = next() === is ? undefined : { is, at: selectionIn(element)[1] };
    },
    next,
    enter: onEnter,
    /** Types words in which no letter is a sign. */
    type(words: string) {
      read();
      type(look.markdown ? escaped(words) : words);
    },
    show,
    /** Undo and redo. Returns whether the key means these. */
    key({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
      if (altKey || !(ctrlKey || metaKey)) return false;
      const step = { z: shiftKey ? 1 : -1, y: 1 }[key.toLowerCase()];
      if (step) go(step as 1 | -1);
      return step !== undefined;
    },
    end() {
      ending.abort();
      texts.delete(element);
    },
  };
  texts.set(element, typed);
  return typed;
}
