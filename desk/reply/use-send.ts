import { useMutation } from '@tanstack/react-query';
import { reply } from '../../content/desk-words.ts';
import type { ReplyAnswer } from '../../contract/desk.ts';
import { showToast } from '../frame/toast.ts';
import { ask } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import type { useDraft } from './use-draft.ts';

/**
 * Sends a reply under the id that was kept with its words. Where no answer comes, the same id asked again tells what
 * became of it; only after a plain no are the same words another letter.
 */
export function useSend(submission: string, draft: ReturnType<typeof useDraft>, onSent: () => void) {
  return useMutation({
    mutationFn: () => ask<ReplyAnswer>('/reply', { event: draft.event, submission, text: draft.text.trim() }),
    onSuccess: ({ state }) => {
      if (state === 'failed') return draft.renew();
      // What is being sent stands in the history, where its end is told or asked for.
      draft.clear();
      if (state === 'sent') showToast(reply.sent);
      onSent();
    },
    onSettled: refresh,
  });
}
