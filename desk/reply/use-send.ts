import { useMutation } from '@tanstack/react-query';
import { reply } from '../../content/desk-words/reply.ts';
import type { ReplyAnswer, WholeEnquiry } from '../../contract/desk.ts';
import { showToast } from '../frame/toast.ts';
import { ask } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { isFault } from '../request/fault.ts';
import type { DraftInHand } from './use-draft.ts';

/**
 * Sends a reply under the id that was kept with its words. Where no answer comes, the same id asked again tells what
 * became of it, also when the words have been corrected since: they are another letter only after a plain no, or once it
 * is known that the first ones have arrived.
 */
export function useSend(
  { enquiry: { id, name }, version }: WholeEnquiry,
  draft: DraftInHand,
  { onSent, onClose }: { onSent: () => void; onClose: () => void },
) {
  return useMutation({
    mutationFn: () =>
      ask<ReplyAnswer>('/reply', {
        event: draft.event,
        submission: id,
        text: draft.text.trim(),
        seen: version,
      }),
    onSuccess: ({ state }) => {
      if (state === 'failed') return draft.renew();
      // What is being sent stands in the history, where its end is told or asked for.
      draft.clear();
      onClose();
      if (state !== 'sent') return;
      showToast(reply.sent(name));
      onSent();
    },
    onError: (error) => {
      if (isFault(error, 'written')) draft.renew();
    },
    onSettled: refresh,
  });
}
