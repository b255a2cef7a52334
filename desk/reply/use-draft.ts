import { useState } from 'react';
import { type Draft, type DraftKind, keepDraft, readDraft } from './drafts.ts';

/** The words typed about an enquiry, kept at every change. */
export function useDraft(kind: DraftKind, submission: string) {
  const [draft, setDraft] = useState(() => readDraft(kind, submission));

  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(kind, submission, next);
  };
  return {
    ...draft,
    type: (text: string) => keep({ ...draft, text }),
    /** The same words once more are another event. */
    renew: () => keep({ ...draft, event: crypto.randomUUID() }),
    clear: () => keep({ text: '', event: crypto.randomUUID() }),
  };
}
