import { useCallback, useState } from 'react';
import { notSent, unexpectedTryAgain } from '../../../content/messages/sending.ts';
import type { WhyNotGiven } from '../../../contract/booking.ts';
import { cameFrom } from '../../../contract/came-from.ts';
import { tidy, toSubmission } from '../../../contract/draft.ts';
import type { ContactSubmission } from '../../../contract/submissions.ts';
import { hashOf } from '../booking/link.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { type Outcome, sendSubmission } from '../sending/send-submission.ts';
import { submitEnquiry } from '../sending/submit-enquiry.ts';
import type { SavedDraft } from './draft-store.ts';

export type Sending =
  | { kind: 'idle' }
  | { kind: 'submitting'; attempt: number }
  | { kind: 'success' }
  | { kind: 'error'; message: string };

type Endings = {
  onStored: (saved: SavedDraft) => void;
  /** Nothing is stored and nothing typed is lost: only the time is gone. */
  onNotGiven: (saved: SavedDraft, why: WhyNotGiven) => void;
};

export function useSending({ onStored, onNotGiven }: Endings) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });

  async function send(saved: SavedDraft) {
    setSending({ kind: 'submitting', attempt: 1 });
    try {
      const submission = await submissionOf(saved);
      const outcome = await submitEnquiry(() =>
        sendSubmission(configuredEndpoint(), submission, (attempt) =>
          setSending({ kind: 'submitting', attempt }),
        ),
      );
      if (outcome.kind === 'stored') onStored(saved);
      if (outcome.kind === 'not given') onNotGiven(saved, outcome.why);
      setSending(sendingAfter(outcome));
    } catch (error) {
      console.error(error);
      setSending({ kind: 'error', message: unexpectedTryAgain });
    }
  }

  const dismiss = useCallback(() => setSending({ kind: 'idle' }), []);

  return { sending, send, dismiss };
}

function sendingAfter(outcome: Outcome): Sending {
  switch (outcome.kind) {
    case 'stored':
      return { kind: 'success' };
    case 'not given':
      return { kind: 'idle' };
    case 'failed':
      return { kind: 'error', message: outcome.message || notSent };
  }
}

async function submissionOf({ draft, id, startedAt, picked }: SavedDraft): Promise<ContactSubmission> {
  const now = Date.now();
  const from = cameFrom(location);
  const submission = {
    ...toSubmission(tidy(draft), {
      id,
      created_at: new Date(now).toISOString(),
      // A clock that was set back in between must not make the row invalid.
      seconds_to_fill: Math.max(0, Math.round((now - startedAt) / 1000)),
    }),
    ...(from && { came_from: from }),
  };
  if (!picked) return submission;
  return {
    ...submission,
    wanted_time: picked.starts_at,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    link_hash: await hashOf(picked.secret),
  };
}
