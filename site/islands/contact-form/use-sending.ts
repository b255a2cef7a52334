import { useCallback, useState, useSyncExternalStore } from 'react';
import { robotSeconds } from '../../../content/limits.ts';
import * as say from '../../../content/messages/enquiry.ts';
import type { WhyNotGiven } from '../../../contract/booking.ts';
import { cameFrom } from '../../../contract/came-from.ts';
import { tidy, toSubmission } from '../../../contract/draft.ts';
import { hashOf } from '../../../contract/link-secret.ts';
import type { ContactSubmission } from '../../../contract/rows.ts';
import { configuredEndpoint, submitEnquiry } from '../sending/configured-endpoint.ts';
import { realClock, type SendingResult, sendSubmission } from '../sending/send-submission.ts';
import type { ToastMessage } from '../Toast.tsx';
import type { SavedDraft } from './use-draft.ts';

type Sending =
  | { kind: 'idle' }
  | { kind: 'submitting'; attempt: number }
  | { kind: 'success'; answerBy: string | undefined }
  | { kind: 'error'; message: string };

type Endings = {
  onStored: (saved: SavedDraft) => void;
  /** Nothing was stored and no text is lost; only the time could not be had. */
  onNotGiven: (saved: SavedDraft, why: WhyNotGiven) => void;
};

export function useSending({ onStored, onNotGiven }: Endings) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });

  async function send(saved: SavedDraft) {
    setSending({ kind: 'submitting', attempt: 1 });
    try {
      await untilNoRobotAsks(saved);
      let outcome = await attempt(saved);
      // An answer was lost and the text has changed since, so our own booking blocks the time: the text is sent without
      // it.
      if (outcome.kind === 'not given' && (await isBookedAlready(saved)))
        outcome = await attempt({ ...saved, picked: null });
      if (outcome.kind === 'stored') onStored(saved);
      if (outcome.kind === 'not given') onNotGiven(saved, outcome.why);
      setSending(sendingAfter(outcome));
    } catch (error) {
      console.error(error);
      setSending({ kind: 'error', message: say.unexpectedTryAgain });
    }
  }

  async function attempt(saved: SavedDraft): Promise<SendingResult> {
    const submission = await submissionOf(saved);
    return submitEnquiry(() =>
      sendSubmission({ ...configuredEndpoint(), referrer: leadingPage() }, submission, (attempt) =>
        setSending({ kind: 'submitting', attempt }),
      ),
    );
  }

  const dismiss = useCallback(() => setSending({ kind: 'idle' }), []);

  return { sending, send, dismiss };
}

function sendingAfter(outcome: SendingResult): Sending {
  switch (outcome.kind) {
    case 'stored':
      return { kind: 'success', answerBy: outcome.answerBy };
    case 'not given':
      return { kind: 'idle' };
    case 'failed':
      return { kind: 'error', message: outcome.message || say.notSent };
  }
}

/**
 * The page of this visit whose address names a campaign, or else the page before this one. The browser knows them by itself, so
 * that nothing is stored.
 */
const leadingPage = (): string =>
  window.navigation?.entries().findLast(({ url }) => url?.includes('utm_'))?.url ?? document.referrer;

/**
 * Waits, because a time requested at once is refused as a robot's, although a browser may have filled in
 * the form for a person.
 */
async function untilNoRobotAsks({ picked, startedAt }: SavedDraft): Promise<void> {
  const needed = robotSeconds * 1000;
  const early = startedAt + needed - Date.now();
  if (picked && early > 0) await realClock.wait(Math.min(early, needed));
}

async function isBookedAlready({ picked }: SavedDraft): Promise<boolean | undefined> {
  if (!picked) return false;
  const { isOurs } = await import('../booking/requests.ts');
  return isOurs(picked);
}

async function submissionOf({ draft, id, startedAt, picked }: SavedDraft): Promise<ContactSubmission> {
  const now = Date.now();
  const from = cameFrom(location);
  const submission = {
    ...toSubmission(tidy(draft), {
      id,
      created_at: new Date(now).toISOString(),
      // Null if the clock was set back meanwhile, because a negative time would look like a robot's.
      seconds_to_fill: now < startedAt ? null : Math.round((now - startedAt) / 1000),
    }),
    ...(from && { came_from: from }),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  if (!picked) return submission;
  return {
    ...submission,
    wanted_time: picked.starts_at,
    link_hash: await hashOf(picked.secret),
  };
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

export function toastOf(sending: Sending): ToastMessage | undefined {
  if (sending.kind === 'success')
    return {
      tone: 'success',
      title: say.sentTitle,
      text: [say.sent, wordAnswerBy(sending.answerBy)].join(' ').trim(),
    };
  if (sending.kind === 'error') return { tone: 'error', title: say.notSentTitle, text: sending.message };
  return undefined;
}

const wordAnswerBy = (moment: string | undefined) =>
  moment && say.answerBy(new Date(moment).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' }));

/** What the visitor should know about the connection before and while sending. */
export function connectionNote(isOnline: boolean, sending: Sending): string | undefined {
  if (sending.kind !== 'submitting') {
    return isOnline ? undefined : say.offline;
  }
  if (!isOnline) return say.sendingOffline;
  if (sending.attempt > 1) return say.noAnswerYet;
  return undefined;
}
