import { useCallback, useEffect, useRef, useState } from 'react';
import { typing } from '../../content/desk-words/website.ts';
import type { PageWord, WebsiteState } from '../../contract/website.ts';
import { useConnection } from '../live/use-pulse.ts';
import { Fault, isFault, refusalOf } from '../request/ask.ts';
import { refreshState, takeState, website } from './requests.ts';
import { forgetWords, keepWords, unsentOf, unsentWords } from './unsent-words.ts';

/** Why some words have not reached the server yet. All but those of a conflict are sent again by themselves. */
const sentLater = ['offline', 'busy', 'broken'] as const;
type SentLater = (typeof sentLater)[number];
export type Stuck = SentLater | 'conflict';

/** The state of words that were typed. */
export type Keeping =
  | { state: 'same' | 'keeping' | 'kept' | SentLater }
  | { state: 'refused'; sentence: string }
  /** Another device has changed the same text since. */
  | { state: 'theirs'; words: string };

const pauseMs = 700;
const againMs = 5_000;

/** The parts of a text that saving it needs. */
export type Kept = Pick<PageWord, 'file' | 'place' | 'text' | 'online'>;

export const keyOf = ({ file, place }: Pick<PageWord, 'file' | 'place'>) => `${file}#${place}`;

/**
 * Sends the typed words after a short pause in typing, one text after the other. They are kept on this device until the
 * server has them.
 */
export function useKeeping() {
  const { connected } = useConnection();
  /** What has become of each text that was typed. */
  const [states, setStates] = useState<Record<string, Keeping>>({});
  const [inHand, setInHand] = useState<string>();
  const isLeft = useRef(false);
  /** The words that the server has, as far as this device knows. */
  const known = useRef(new Map<string, string>());
  /** Words that were sent without an answer. The server may have them all the same. */
  const unanswered = useRef(new Map<string, Set<string>>());
  const waiting = useRef(new Map<string, { word: Kept; words: string }>());
  /** The text whose words are on their way. */
  const sending = useRef<{ key: string; done: Promise<void> }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  /** Unsent words remember what they replace, so that they never replace what another device keeps meanwhile. */
  const learn = useCallback((word: Kept, words: string) => {
    const key = keyOf(word);
    known.current.set(key, words);
    const unsent = unsentOf(key);
    if (unsent) keepWords(key, { ...unsent, from: words });
  }, []);

  const send = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (sending.current) return sending.current.done.then(send);
    const [next] = waiting.current.values();
    if (!next) return;
    const { word, words } = next;
    const key = keyOf(word);
    waiting.current.delete(key);
    const tell = (became: Keeping) => setStates((all) => ({ ...all, [key]: became }));
    const from = known.current.get(key) ?? word.text;
    if (words === from) {
      forgetWords(key);
      tell({ state: from === word.online ? 'same' : 'kept' });
      return send();
    }
    tell({ state: 'keeping' });
    const goOn = () => {
      if (!waiting.current.has(key)) waiting.current.set(key, next);
    };
    let pause = 0;
    const done = website('change', { file: word.file, place: word.place, from, words })
      .then((state) => {
        takeState(state as WebsiteState);
        learn(word, words);
        unanswered.current.delete(key);
        // Words that were typed during the request stay on the device until they are sent.
        if (unsentWords(key) === words) forgetWords(key);
        tell({ state: waiting.current.has(key) ? 'keeping' : 'kept' });
      })
      .catch((error) => {
        const why = whyStuck(error);
        const newest = error instanceof Fault && isFault(error, 'changed') ? error.newest : null;
        if (newest !== null) {
          const isOurs = newest === words || unanswered.current.get(key)?.has(newest);
          unanswered.current.delete(key);
          if (!isOurs) return tell({ state: 'theirs', words: newest });
          // This device has changed the text itself, and goes on from there.
          learn(word, newest);
          if (newest === words) void refreshState();
          goOn();
        } else if (isFault(error, 'changed')) goOn();
        else if (why) {
          unanswered.current.set(key, new Set(unanswered.current.get(key)).add(words));
          goOn();
          tell({ state: why });
          pause = againMs;
        } else tell({ state: 'refused', sentence: refusalOf(error) || typing.notTaken });
      })
      .finally(() => {
        sending.current = undefined;
        clearTimeout(timer.current);
        // A failure of one text does not hold up the next. Unsent words stay on the device for the next visit.
        if (waiting.current.size > 0 && !(pause > 0 && isLeft.current))
          timer.current = setTimeout(send, pause);
      });
    sending.current = { key, done };
    return done;
  }, [learn]);

  useEffect(() => {
    if (connected) void send();
  }, [connected, send]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      void send();
    };
  }, [send]);

  const all = Object.values(states);
  return {
    /** The state of the text in hand, or of the one that was typed last. */
    keeping: (inHand === undefined ? all.at(-1) : states[inHand]) ?? ({ state: 'same' } as const),
    /** Why words of any text are only on this device. */
    stuck: all.map(({ state }) => (state === 'theirs' ? 'conflict' : state)).find(isStuck),
    /** The words of a text that the server has: those that were sent, or those that came with the page. */
    wordsOf: (word: Kept) => known.current.get(keyOf(word)) ?? word.text,
    /** Takes note of another device's words once the owner can read them. */
    learn,
    begin: (word: Kept) => {
      const key = keyOf(word);
      setInHand(key);
      const isOnline = (known.current.get(key) ?? word.text) === word.online;
      const isOnItsWay = waiting.current.has(key) || sending.current?.key === key;
      const state = isOnItsWay ? 'keeping' : isOnline ? 'same' : 'kept';
      setStates((all) => ({ ...all, [key]: { state } }));
    },
    type: (word: Kept, words: string) => {
      const key = keyOf(word);
      const from = known.current.get(key) ?? unsentOf(key)?.from ?? word.text;
      known.current.set(key, from);
      keepWords(key, { words, from });
      waiting.current.set(key, { word, words });
      setStates(({ [key]: now, ...others }) => {
        const isOver = now === undefined || now.state === 'same' || now.state === 'kept';
        return { ...others, [key]: isOver ? { state: 'keeping' } : now };
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(send, pauseMs);
    },
    /** Sends without a pause, for example when the owner presses Done. */
    finish: send,
  };
}

const whyStuck = (error: unknown) => sentLater.find((kind) => isFault(error, kind));
const isStuck = (state: string): state is Stuck => [...sentLater, 'conflict'].includes(state);
