import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageWord, WebsiteState } from '../../contract/website.ts';
import { forgetWords, keepWords } from '../drafts.ts';
import { useConnection } from '../live/use-pulse.ts';
import { Fault, isFault } from '../request/ask.ts';
import { takeState, website } from './requests.ts';

/** What became of the words that are typed. */
export type Keeping =
  | { state: 'same' | 'keeping' | 'kept' | 'waits' }
  | { state: 'refused'; sentence: string }
  /** Another device has typed other words since. */
  | { state: 'theirs'; words: string };

const pauseMs = 700;

/** A text of the website as far as keeping it goes. */
export type Kept = Pick<PageWord, 'file' | 'place' | 'text' | 'change'>;

export const keyOf = ({ file, place }: Pick<PageWord, 'file' | 'place'>) => `${file}#${place}`;

/**
 * Sends what is typed once nothing was typed for a moment, one text after the other. Until the server has it, it is kept on
 * this device.
 */
export function useKeeping(newestOf: (word: Kept) => Promise<string>) {
  const { connected } = useConnection();
  const [keeping, setKeeping] = useState<Keeping>({ state: 'same' });
  /** The words the server has, as far as this device knows. */
  const known = useRef(new Map<string, string>());
  const waiting = useRef<{ word: Kept; words: string } | undefined>(undefined);
  const sending = useRef<Promise<void> | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (sending.current !== undefined) return sending.current.then(send);
    const next = waiting.current;
    waiting.current = undefined;
    if (!next) return;
    const { word, words } = next;
    const from = known.current.get(keyOf(word)) ?? word.text;
    if (words === from) {
      forgetWords(keyOf(word));
      setKeeping({ state: from === (word.change?.online ?? word.text) ? 'same' : 'kept' });
      return;
    }
    setKeeping({ state: 'keeping' });
    sending.current = website('change', { file: word.file, place: word.place, from, words })
      .then((state) => {
        takeState(state as WebsiteState);
        known.current.set(keyOf(word), words);
        forgetWords(keyOf(word));
        setKeeping({ state: 'kept' });
      })
      .catch(async (error) => {
        if (isFault(error, 'changed'))
          setKeeping({ state: 'theirs', words: await newestOf(word).catch(() => '') });
        else if (error instanceof Fault && error.sentence)
          setKeeping({ state: 'refused', sentence: error.sentence });
        else {
          waiting.current ??= next;
          setKeeping({ state: 'waits' });
        }
      })
      .finally(() => {
        sending.current = undefined;
      });
    return sending.current;
  }, [newestOf]);

  useEffect(() => {
    if (connected) void send();
  }, [connected, send]);

  return {
    keeping,
    /** What this device knows of a text: what it has sent, or what came with the page. */
    wordsOf: (word: Kept) => known.current.get(keyOf(word)) ?? word.text,
    /** Another device's words, which the owner has read. */
    learn: (word: Kept, words: string) => known.current.set(keyOf(word), words),
    begin: () => setKeeping({ state: 'same' }),
    type: (word: Kept, words: string) => {
      keepWords(keyOf(word), words);
      waiting.current = { word, words };
      clearTimeout(timer.current);
      timer.current = setTimeout(send, pauseMs);
    },
    /** At once, as when the owner says that it is done. */
    finish: send,
  };
}
