import { useEffect, useState } from 'react';
import type { DeskEvent } from '../contract/rows.ts';

/** Text that was typed and not sent, by enquiry, on this device only. */

/** Everything whose name begins so is cleared at sign-out. */
export const prefix = 'desk-draft:';

/**
 * The text and the id it will be stored under, so that sending it again after a broken connection stores it once. `seen` is
 * the version of the enquiry at the start.
 */
type Draft = { text: string; event: string; seen?: number | undefined };
type DraftKind = 'reply' | 'note';

const changes = new EventTarget();

const keyOf = (kind: DraftKind, submission: string) => `${prefix}${kind}:${submission}`;
const fresh = (): Draft => ({ text: '', event: crypto.randomUUID() });

/** Called for every row of the list. Throwing for each row without a draft would be slow on a phone. */
function keptDraft(kind: DraftKind, submission: string): Draft | undefined {
  return quietly(() => {
    const kept = localStorage.getItem(keyOf(kind, submission));
    const found: unknown = kept === null ? undefined : JSON.parse(kept);
    return isDraft(found) ? found : undefined;
  });
}

/** Another version of the desk, or somebody, may have stored another shape. */
function isDraft(found: unknown): found is Draft {
  const { text, event } = (found ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof event === 'string';
}

const readDraft = (kind: DraftKind, submission: string): Draft => keptDraft(kind, submission) ?? fresh();

/** Calls the listener at every change, in this tab or another. */
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

/** An empty draft is removed. */
function keepDraft(kind: DraftKind, submission: string, draft: Draft): void {
  const key = keyOf(kind, submission);
  quietly(() =>
    draft.text === '' ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(draft)),
  );
  changes.dispatchEvent(new Event('change'));
}

/** Removes the drafts of an erased enquiry. */
export function forgetDrafts(submission: string): void {
  for (const kind of ['reply', 'note'] as const) keepDraft(kind, submission, { text: '', event: '' });
}

export function clearDrafts(): void {
  for (const key of quietly(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** What may fail, and the desk works without: reading or writing storage, which may be forbidden, or what another version kept. */
export function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** The draft about an enquiry, stored at every change. */
export function useDraft(kind: DraftKind, submission: string) {
  const [draft, setDraft] = useState(() => readDraft(kind, submission));

  // Two tabs edit the same draft, so each takes over the other's changes.
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
    type: (text: string, seen?: number) => keep({ ...draft, text, seen }),
    /** For when text is already stored under the old id: this text becomes another event. */
    renew: () => keep({ ...draft, event: crypto.randomUUID() }),
    /** Restores text that was not sent, unless something else has been typed since. */
    takeBack: ({ id, text }: DeskEvent) => {
      if (isEmpty) keep(renewed(text ?? ''));
      else if (draft.event === id) keep(renewed(draft.text));
    },
    clear: () => keep(renewed('')),
  };
}

export type DraftInHand = ReturnType<typeof useDraft>;
