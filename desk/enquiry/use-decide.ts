import { useMutation, useQueryClient } from '@tanstack/react-query';
import { decisions, later } from '../../content/desk-words/enquiry.ts';
import type { Appointment, CaseStatus, Decision, WholeEnquiry } from '../../contract/rows.ts';
import { useDesk } from '../live/desk.tsx';
import { call, isFault } from '../request/ask.ts';
import { refresh, wholeEnquiry } from '../request/client.ts';
import { decideOn, eventOf } from '../request/enquiries.ts';
import { showToast } from '../toast.ts';

const opposite: Record<Decision, Decision> = {
  answered: 'reopened',
  reopened: 'answered',
  spam: 'not-spam',
  'not-spam': 'spam',
};

/** What is final cannot be undone. */
type Asked = { decision: Decision; seen: number; isFinal: boolean };

/**
 * Decides about the version on screen. If another device has changed the case, this one is told, and nothing is
 * overwritten.
 */
export function useDecide({ enquiry, version, call: booked }: WholeEnquiry) {
  const client = useQueryClient();
  const { queryKey } = wholeEnquiry(enquiry.id);

  const { mutate, error } = useMutation({
    mutationFn: ({ decision, seen }: Asked) => decideOn(enquiry.id, seen, decision),
    onSuccess: (state, { decision, isFinal }) => {
      client.setQueryData(queryKey, (whole) => whole && { ...whole, ...state });
      const undo = () => mutate({ decision: opposite[decision], seen: state.version, isFinal: true });
      showToast(decisions.done[decision](enquiry.name), isFinal ? undefined : undo);
    },
    onSettled: refresh,
  });

  return {
    // Spam has canceled a call that was to come, and no undoing brings that back.
    decide: (decision: Decision) =>
      mutate({ decision, seen: version, isFinal: decision === 'spam' && isToCome(booked, Date.now()) }),
    overtaken: isFault(error, 'changed'),
    error,
  };
}

/** Puts the version on screen off until a moment; null brings it back. */
export function useLater({ enquiry, version }: WholeEnquiry, onDone: () => void) {
  const client = useQueryClient();
  const { zone } = useDesk();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ until, seen }: { until: string | null; seen: number }) => {
      const event = eventOf(enquiry.id, seen, `later ${until}`);
      return call('desk_later', { event, submission: enquiry.id, seen, until });
    },
    onSuccess: (state, { until }) => {
      client.setQueryData(wholeEnquiry(enquiry.id).queryKey, (whole) => whole && { ...whole, ...state });
      const undo = () => mutate({ until: null, seen: state.version });
      const words = until
        ? later.done(enquiry.name, zone.moment(until, Date.now()))
        : later.isBack(enquiry.name);
      showToast(words, until ? undo : undefined);
      onDone();
    },
    onSettled: refresh,
  });
  return {
    putOff: (until: string | null) => mutate({ until, seen: version }),
    isPending,
    error,
  };
}

export const decisionsOn: Record<CaseStatus, { main: Decision; aside: Decision | undefined }> = {
  open: { main: 'answered', aside: 'spam' },
  answered: { main: 'reopened', aside: 'spam' },
  spam: { main: 'not-spam', aside: undefined },
};

export const isToCome = (call: Appointment | null, now: number) =>
  call?.status === 'booked' && Date.parse(call.starts_at) > now;

export type Actions = {
  decide: (decision: Decision) => void;
  reply: () => void;
  note: () => void;
};

/** The fields that the visitor sent. */
export type Sent = WholeEnquiry['enquiry'];
