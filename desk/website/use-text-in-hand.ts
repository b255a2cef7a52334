import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageWord } from '../../contract/website.ts';
import { unsentWords } from '../drafts.ts';
import type { Page, Spot } from './page-in-frame.ts';
import { keyOf, type useKeeping } from './use-keeping.ts';

/** The text in hand, and where on the page it was pressed. */
type Typing = { word: PageWord; text: string; spot: Spot | undefined; isTypedHere: boolean };

type Given = {
  page: RefObject<Page | undefined>;
  keeper: ReturnType<typeof useKeeping>;
  /** Moves the keyboard to where it goes on when no text of the page can take it. */
  goOnElsewhere: () => void;
};

/**
 * One text at a time is in hand, from the press on it to Done or Discard. It is typed in the page or in a field beside it, and
 * where several texts say the same, the owner is first asked which one it is.
 */
export function useTextInHand({ page, keeper, goOnElsewhere }: Given) {
  const [typing, setTyping] = useState<Typing>();
  const [question, setQuestion] = useState<Spot>();

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

  /** The keyboard goes on at the text, once what a phone hides while somebody types is there again. */
  const leave = (how: () => void, spot: Spot | undefined, word?: PageWord) => {
    flushSync(how);
    if (!page.current?.focus(spot, word)) goOnElsewhere();
  };

  const open = (word: PageWord, spot?: Spot) => {
    end();
    setQuestion(undefined);
    const text = unsentWords(keyOf(word)) ?? keeper.wordsOf(word);
    keeper.begin(word);
    // Typed without a connection, and not sent yet.
    if (text !== keeper.wordsOf(word)) keeper.type(word, text);
    const isTypedHere = Boolean(spot?.isTypedHere && !word.fixed && !text.includes('\n'));
    setTyping({ word, text, spot, isTypedHere });
    if (spot && isTypedHere) page.current?.begin(spot, text);
  };

  const type = (text: string) => {
    if (!typing) return;
    setTyping({ ...typing, text });
    keeper.type(typing.word, text);
    if (!typing.isTypedHere) page.current?.paint(typing.word, text);
  };

  /** The owner has read another device's words and chosen, and goes on typing with these or the own ones. */
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
    type,
    goOnAfter,

    pick(spot: Spot) {
      const [only, ...others] = spot.words;
      if (only && others.length === 0) return open(only, spot);
      end();
      setQuestion(spot);
    },

    /** From below the page into it, which the browser would enter at its end. */
    goBack(): boolean {
      const beside = typing && !typing.isTypedHere ? typing : undefined;
      return page.current?.focusBefore(beside?.spot, beside?.word) ?? false;
    },

    done: () => leave(end, typing?.spot, typing?.word),

    putBack() {
      if (!typing) return;
      const { word, spot } = typing;
      const before = word.change?.online ?? word.text;
      keeper.type(word, before);
      show(typing, before);
      leave(() => setTyping(undefined), spot, word);
      void keeper.finish();
    },

    /** The owner has told which of its words the text is that was asked about. */
    choose(word: PageWord) {
      if (!question) return;
      page.current?.settle(question, word);
      open(word, question);
    },

    leaveQuestion: () => leave(() => setQuestion(undefined), question),

    /** After a publish the page is another one, with somebody still typing. */
    goOnIn({ spots, begin }: Page, words: PageWord[]) {
      const newest = typing && words.find((word) => keyOf(word) === keyOf(typing.word));
      if (!newest) return;
      // What the text was published as is what it is put back to from now on.
      if (unsentWords(keyOf(newest)) === undefined) keeper.begin(newest);
      if (!typing.isTypedHere) return setTyping({ ...typing, word: newest });
      const spot = spots.find(({ words: [word, other] }) => word === newest && !other);
      setTyping({ ...typing, word: newest, spot, isTypedHere: spot !== undefined });
      if (spot) begin(spot, typing.text);
    },
  };
}
