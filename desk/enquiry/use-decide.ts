import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decisions } from '../../content/desk-words/enquiry.ts';
import type { Decision, WholeEnquiry } from '../../contract/desk.ts';
import { showToast } from '../frame/toast.ts';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { isFault } from '../request/fault.ts';
import { wholeEnquiry } from './use-enquiry.ts';

const opposite: Record<Decision, Decision> = {
  answered: 'reopened',
  reopened: 'answered',
  spam: 'not-spam',
  'not-spam': 'spam',
};

type Asked = { decision: Decision; seen: number; takesBack: boolean };

const events = new Map<string, string>();

/** The same for the same decision about the same version, or whoever had no answer would be overtaken by themselves. */
function eventOf(submission: string, { decision, seen }: Asked): string {
  const key = `${submission} ${seen} ${decision}`;
  const event = events.get(key) ?? crypto.randomUUID();
  events.set(key, event);
  return event;
}

/**
 * Decides about the version one has looked at. Whoever was overtaken by another device is told, and nothing is written
 * over.
 */
export function useDecide({ enquiry, version }: WholeEnquiry) {
  const client = useQueryClient();
  const { queryKey } = wholeEnquiry(enquiry.id);

  const { mutate, error } = useMutation({
    mutationFn: (asked: Asked) => {
      const { decision, seen } = asked;
      const event = eventOf(enquiry.id, asked);
      return call('desk_decide', { event, submission: enquiry.id, seen, decision });
    },
    onSuccess: (state, { decision, takesBack }) => {
      client.setQueryData(queryKey, (whole) => whole && { ...whole, ...state });
      const undo = () => mutate({ decision: opposite[decision], seen: state.version, takesBack: true });
      showToast(decisions.done[decision](enquiry.name), takesBack ? undefined : undo);
    },
    onSettled: refresh,
  });

  return {
    decide: (decision: Decision) => mutate({ decision, seen: version, takesBack: false }),
    overtaken: isFault(error, 'changed'),
    error,
  };
}
