import { useEffect, useState } from 'react';
import type { DeskEvent } from '../../contract/desk.ts';
import { type Draft, type DraftKind, keepDraft, keyOf, readDraft } from './drafts.ts';

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
