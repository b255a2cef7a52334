import { useEffect, useState } from 'react';
import type { DeskEvent } from '../contract/rows.ts';

/** What was typed and not sent, by enquiry, on this device alone. */

const prefix = 'desk-draft:';

/** The words, and the id they will be written under: sent again after a broken connection, they are written once. */
type Draft = { text: string; event: string };
type DraftKind = 'reply' | 'note';

const changes = new EventTarget();

const keyOf = (kind: DraftKind, submission: string) => `${prefix}${kind}:${submission}`;
const fresh = (): Draft => ({ text: '', event: crypto.randomUUID() });

/** Asked for every row of the list: a fault thrown and caught for each that has none would be felt on a slow phone. */
function keptDraft(kind: DraftKind, submission: string): Draft | undefined {
  return quietly(() => {
    const kept = localStorage.getItem(keyOf(kind, submission));
    const found: unknown = kept === null ? undefined : JSON.parse(kept);
    return isDraft(found) ? found : undefined;
  });
}

/** What another version has kept here, or somebody has changed, may have any shape. */
function isDraft(found: unknown): found is Draft {
  const { text, event } = (found ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof event === 'string';
}

const readDraft = (kind: DraftKind, submission: string): Draft => keptDraft(kind, submission) ?? fresh();

/** Calls at every change, here or in another tab of this device. */
export function followDrafts(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

export const isDraftBegun = (submission: string): boolean =>
  (['reply', 'note'] as const).some((kind) => keptDraft(kind, submission)?.text.trim());

/** Without words there is nothing to keep. */
function keepDraft(kind: DraftKind, submission: string, draft: Draft): void {
  const key = keyOf(kind, submission);
  quietly(() =>
    draft.text === '' ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(draft)),
  );
  changes.dispatchEvent(new Event('change'));
}

/** What was typed about an enquiry that is erased. */
export function forgetDrafts(submission: string): void {
  for (const kind of ['reply', 'note'] as const) keepDraft(kind, submission, { text: '', event: '' });
}

export function clearDrafts(): void {
  for (const key of quietly(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** Storage that is empty, full or forbidden gives and keeps nothing; the desk works without it. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The words typed about an enquiry, kept at every change. */
export function useDraft(kind: DraftKind, submission: string) {
  const [draft, setDraft] = useState(() => readDraft(kind, submission));

  // Two tabs write the same letter: what is typed in one stands in the other.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === keyOf(kind, submission)) setDraft(readDraft(kind, submission));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [kind, submission]);

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(kind, submission, next);
  };
  const renewed = (text: string): Draft => ({ text, event: crypto.randomUUID() });
  const isEmpty = draft.text.trim() === '';
  return {
    ...draft,
    isEmpty,
    type: (text: string) => keep({ ...draft, text }),
    /** What is written under the old id is known: these words are another event. */
    renew: () => keep(renewed(draft.text)),
    /** What was not sent may be: its words again, unless others have been typed since. */
    takeBack: ({ id, text }: DeskEvent) => {
      if (isEmpty) keep(renewed(text ?? ''));
      else if (draft.event === id) keep(renewed(draft.text));
    },
    clear: () => keep(renewed('')),
  };
}

export type DraftInHand = ReturnType<typeof useDraft>;
