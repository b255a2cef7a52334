import { useEffect, useState } from 'react';
import { prefix, quietly } from '../drafts.ts';

/** Words of the website that have not reached the server yet, on this device only. */

/** The words of a text, and those that they replace. */
type Unsent = { words: string; from: string };

const wordKey = (text: string) => `${prefix}words:${text}`;

const hasUnsentWords = (): boolean =>
  quietly(() => Object.keys(localStorage).some((key) => key.startsWith(wordKey('')))) ?? false;

const unsentChanged = 'unsent-words';

export function keepWords(text: string, unsent: Unsent): void {
  quietly(() => localStorage.setItem(wordKey(text), JSON.stringify(unsent)));
  dispatchEvent(new Event(unsentChanged));
}

export function forgetWords(text: string): void {
  quietly(() => localStorage.removeItem(wordKey(text)));
  dispatchEvent(new Event(unsentChanged));
}

/** Longer than words take to the server. */
const onTheirWayMs = 3_000;

/** Whether words stay on this device alone, and are not only on their way. */
export function useUnsentWords(): boolean {
  const [isUnsent, setIsUnsent] = useState(hasUnsentWords);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (!hasUnsentWords()) setIsUnsent(false);
      else timer = setTimeout(() => setIsUnsent(hasUnsentWords()), onTheirWayMs);
    };
    addEventListener(unsentChanged, look);
    return () => {
      clearTimeout(timer);
      removeEventListener(unsentChanged, look);
    };
  }, []);
  return isUnsent;
}

export function unsentOf(text: string): Unsent | undefined {
  const kept = quietly(() => localStorage.getItem(wordKey(text))) ?? undefined;
  const found: unknown = kept && quietly(() => JSON.parse(kept));
  const { words, from } = (found ?? {}) as Partial<Unsent>;
  return typeof words === 'string' && typeof from === 'string' ? { words, from } : undefined;
}

export const unsentWords = (text: string): string | undefined => unsentOf(text)?.words;
