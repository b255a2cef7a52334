import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasParagraphs, isInText, type PageWord } from '../../contract/website.ts';
import type { Page } from './in-page/page-in-frame.ts';
import type { Spot } from './in-page/text-in-parts.ts';
import { type TypedState, typedTextIn } from './in-page/typed-text.ts';
import { photoAmong } from './in-page/written-blocks.ts';
import { unsentWords } from './unsent-words.ts';
import { keyOf, type useKeeping } from './use-keeping.ts';

/** The text that is being typed, and the spot where it was pressed. */
export type Typing = { word: PageWord; text: string; spot: Spot | undefined; isTypedHere: boolean };

/** Words of which the owner chooses one, or is told why there is nothing to type. */
type Question = { words: PageWord[]; spot: Spot | undefined };

export type TextInHand = ReturnType<typeof useTextInHand>;

type Given = {
  page: RefObject<Page | undefined>;
  keeper: ReturnType<typeof useKeeping>;
  /** Moves the focus elsewhere when no text of the page can take it. */
  goOnElsewhere: () => void;
};

const brokenLine = /[^\n]\n(?!\n|[-*+] |\d+[.)] )/;

/**
 * One text at a time is typed, from the press on it to Done or Discard, in the page or in a field beside it. If several texts
 * say the same, the owner is asked first which one is meant.
 */
export function useTextInHand({ page, keeper, goOnElsewhere }: Given) {
  const [typing, setTyping] = useState<Typing>();
  const [question, setQuestion] = useState<Question>();
  /** What hears the keys of the text first. */
  const keys = useRef<(event: KeyboardEvent) => boolean>(undefined);
  /** What stands in the page, and the keys that were pressed while another page came into the frame. */
  const inPage = useRef<TypedState>(undefined);
  /** A text that was joined to the one above. */
  const joined = useRef<{ below: Typing; above: string; text: string }>(undefined);
  const missed = useMissedKeys(typing?.isTypedHere === true, () => page.current?.typed() !== undefined);

  const show = ({ word, isTypedHere }: Typing, text: string) => {
    if (isTypedHere) page.current?.end(word, text);
    else page.current?.paint(word, text);
  };

  const end = () => {
    if (!typing) return;
    show(typing, typing.text);
    setTyping(undefined);
    setQuestion(undefined);
    void keeper.finish();
  };

  /** Returns the focus to the text. A phone hides parts of the desk during typing, which have to come back first. */
  const leave = (how: () => void, spot: Spot | undefined, word?: PageWord) => {
    flushSync(how);
    if (!page.current?.focus(spot, word)) goOnElsewhere();
  };

  const open = (word: PageWord, spot?: Spot) => {
    end();
    setQuestion(word.fixed ? { words: [word], spot } : undefined);
    if (word.fixed) return;
    const text = unsentWords(keyOf(word)) ?? keeper.wordsOf(word);
    keeper.begin(word);
    // These words were typed without a connection and have not been sent.
    if (text !== keeper.wordsOf(word)) keeper.type(word, text);
    // A line that is broken in the file would be broken on the page.
    const isTypedHere = Boolean(spot?.isTypedHere && !brokenLine.test(text));
    inPage.current = undefined;
    missed.length = 0;
    joined.current = undefined;
    setTyping({ word, text, spot, isTypedHere });
    if (spot && isTypedHere) page.current?.begin(spot, text);
  };

  /** Leaves words in the text in hand, and goes on in its neighbor with others. */
  const goOnBeside = (left: string, next: Typing, caret: number) => {
    if (!typing || !next.spot) return;
    keeper.type(typing.word, left);
    show(typing, left);
    keeper.begin(next.word);
    keeper.type(next.word, next.text);
    inPage.current = undefined;
    setTyping(next);
    page.current?.begin(next.spot, next.text, [caret, caret]);
  };

  /** The words in hand follow those of the text above, and their own text goes. */
  const join = (spot: Spot) => {
    const [word] = spot.words;
    if (!typing || !word) return;
    const above = unsentWords(keyOf(word)) ?? keeper.wordsOf(word);
    const text = above + typing.text;
    joined.current = { below: typing, above, text };
    goOnBeside('', { word, text, spot, isTypedHere: true }, above.length);
  };
  /** Takes that back, once nothing else is to be undone. Returns whether the key means it. */
  const part = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const { current } = joined;
    if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || current?.text !== typing?.text) return false;
    joined.current = undefined;
    if (current) goOnBeside(current.above, current.below, 0);
    return current !== undefined;
  };

  const type = (text: string, typed?: TypedState) => {
    if (!typing) return;
    inPage.current = typed;
    setTyping((last) => last && { ...last, text });
    keeper.type(typing.word, text);
    if (!typing.isTypedHere) page.current?.paint(typing.word, text);
  };

  /** Ends typing with a text that was not typed. */
  const take = (text: string) => {
    if (!typing) return;
    const { word, spot } = typing;
    keeper.type(word, text);
    show(typing, text);
    leave(() => setTyping(undefined), spot, word);
    void keeper.finish();
  };

  /** Goes on after a conflict with the words that the owner has chosen: those of the other device or these. */
  const goOnAfter = (theirs: string, text: string) => {
    if (!typing) return;
    const { word, spot, isTypedHere } = typing;
    keeper.learn(word, theirs);
    type(text);
    if (!spot || !isTypedHere) return;
    page.current?.end(word, text);
    page.current?.begin(spot, text);
  };

  return {
    typing,
    question,
    end,
    open,
    join,
    type,
    goOnAfter,
    keys,
    key: (event: KeyboardEvent) => keys.current?.(event) || part(event),
    typedInPage: () => page.current?.typed(),

    /** What the key for it does, which a phone does not have. */
    undo() {
      const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true });
      const element = page.current?.typed();
      if (part(event)) return;
      if (element) typedTextIn(element)?.key(event);
      else document.execCommand('undo');
    },

    pick(spot: Spot) {
      const [only, ...others] = spot.words;
      if (only && others.length === 0) return open(only, spot);
      end();
      setQuestion({ words: spot.words, spot });
    },

    /** Moves the focus from below the page back into it. The browser would enter the page at its end. */
    goBack(): boolean {
      const beside = typing && !typing.isTypedHere ? typing : undefined;
      return page.current?.focusBefore(beside?.spot, beside?.word) ?? false;
    },

    done: () => leave(end, typing?.spot, typing?.word),

    take,

    putBack() {
      if (typing) take(typing.word.online);
    },

    /** The owner has chosen which text is meant. */
    choose(word: PageWord) {
      if (!question) return;
      if (question.spot) page.current?.settle(question.spot, word);
      open(word, question.spot);
    },

    leaveQuestion: () => leave(() => setQuestion(undefined), question?.spot, question?.words[0]),

    /**
     * Shows what another device has changed. The text in hand, and words that only this device has, are left alone: whoever
     * sends them is asked.
     */
    follow(words: PageWord[], newest: PageWord[]) {
      const texts = new Map(newest.map((word) => [keyOf(word), word.text]));
      const countOf = (all: PageWord[], { file }: PageWord) =>
        all.filter((each) => each.file === file).length;
      for (const word of words) {
        // In a new page the places of texts move on with each paragraph that is written.
        if (isInText(word) && countOf(words, word) !== countOf(newest, word)) continue;
        const text = texts.get(keyOf(word));
        if (text === undefined || text === keeper.wordsOf(word)) continue;
        if ((typing && keyOf(typing.word) === keyOf(word)) || unsentWords(keyOf(word)) !== undefined)
          continue;
        keeper.learn(word, text);
        page.current?.paint(word, text);
      }
    },

    /** A publish replaces the page while somebody may be typing. */
    goOnIn({ spots, begin, write }: Page, all: PageWord[]) {
      joined.current = undefined;
      const newest = typing && all.find((word) => keyOf(word) === keyOf(typing.word));
      if (!newest) return;
      // From now on Discard goes back to the published words.
      if (unsentWords(keyOf(newest)) === undefined) keeper.begin(newest);
      if (!typing.isTypedHere) return setTyping({ ...typing, word: newest });
      const spot = spots.find(({ words: [word, other] }) => word === newest && !other);
      setTyping({ ...typing, word: newest, spot, isTypedHere: spot !== undefined });
      if (!spot) return;
      begin(spot, inPage.current?.text ?? typing.text, inPage.current?.selects);
      const words = missed.splice(0).join('');
      if (words) write(hasParagraphs(newest) ? words : words.replaceAll('\n', ''));
    },
  };
}

/** Keeps the keys that are pressed while the page with the text is replaced. Otherwise they would be shortcuts of the desk. */
function useMissedKeys(isTyping: boolean, isThere: () => boolean): string[] {
  const [missed] = useState<string[]>([]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (event.target !== document.body || ctrlKey || metaKey || altKey || isThere()) return;
    if (key === 'Backspace') missed.pop();
    else if (key === 'Enter') missed.push('\n\n');
    else if ([...key].length === 1) missed.push(key);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    if (!isTyping) return;
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [isTyping]);
  return missed;
}

/** The photo that was pressed among the blocks of a text, and the text with something else in its place. */
export function photoPressed({ word, text, spot }: Typing) {
  const { dataset, src } = (spot?.element ?? {}) as Partial<HTMLImageElement>;
  if (word.kind === 'picture' || !src) return undefined;
  const block = photoAmong(text, word, dataset?.['was'] ?? new URL(src).pathname);
  if (!block) return undefined;
  const [before, after] = [text.slice(0, block.from), text.slice(block.to)];
  const replacedBy = (other: string) =>
    other ? before + other + after : [before.trimEnd(), after.trimStart()].filter(Boolean).join('\n\n');
  return { text: text.slice(block.from, block.to), replacedBy };
}
