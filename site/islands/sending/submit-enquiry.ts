import { unexpected } from '../../../content/messages/sending.ts';
import { wordRefusal } from '../../../contract/refusals.ts';
import type { Outcome, sendSubmission } from './send-submission.ts';

/** Sends, and words what went wrong for the visitor. */
export async function submitEnquiry(send: () => ReturnType<typeof sendSubmission>): Promise<Outcome> {
  try {
    const outcome = await send();
    return outcome.kind === 'failed' && outcome.message
      ? { kind: 'failed', message: wordRefusal(outcome.message) }
      : outcome;
  } catch (error) {
    console.error(error);
    return { kind: 'failed', message: unexpected };
  }
}
