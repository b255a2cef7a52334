import { useCallback, useState } from 'react';
import { notSent, unexpectedTryAgain } from '../../../content/messages/sending.ts';
import { tidy, toSubmission } from '../../../contract/draft.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { sendSubmission } from '../sending/send-submission.ts';
import { submitEnquiry } from '../sending/submit-enquiry.ts';
import type { SavedDraft } from './draft-store.ts';

export type Sending =
  | { kind: 'idle' }
  | { kind: 'submitting'; attempt: number }
  | { kind: 'success' }
  | { kind: 'error'; message: string };

export function useSending(onStored: () => void) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });

  async function send(saved: SavedDraft) {
    setSending({ kind: 'submitting', attempt: 1 });
    try {
      const outcome = await submitEnquiry(() =>
        sendSubmission(configuredEndpoint(), submissionOf(saved), (attempt) =>
          setSending({ kind: 'submitting', attempt }),
        ),
      );
      if (outcome.kind === 'stored') onStored();
      setSending(
        outcome.kind === 'stored'
          ? { kind: 'success' }
          : { kind: 'error', message: outcome.message || notSent },
      );
    } catch (error) {
      console.error(error);
      setSending({ kind: 'error', message: unexpectedTryAgain });
    }
  }

  const dismiss = useCallback(() => setSending({ kind: 'idle' }), []);

  return { sending, send, dismiss };
}

function submissionOf({ draft, id, startedAt }: SavedDraft) {
  const now = Date.now();
  return toSubmission(tidy(draft), {
    id,
    created_at: new Date(now).toISOString(),
    // A clock that was set back in between must not make the row invalid.
    seconds_to_fill: Math.max(0, Math.round((now - startedAt) / 1000)),
  });
}
