import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { conflict, erase, mailbox as mailboxWords, spam } from '../../content/desk-words/enquiry.ts';
import type { WholeEnquiry } from '../../contract/rows.ts';
import { type Filter, pathOf } from '../filters.ts';
import { Confirm } from '../frame/Form.tsx';
import { call, isFault } from '../request/ask.ts';
import { forgetErased, refresh, wholeEnquiry } from '../request/client.ts';
import { showToast } from '../toast.ts';
import type { Actions } from './use-decide.ts';

/** What is asked about because it cannot be taken back: a deletion, or an email that tells somebody of a canceled call. */
export type Asks = 'erase' | 'mailbox' | 'spam';

type Props = { whole: WholeEnquiry; onClose: () => void };

/** Loaded when it is asked. */
export default function Question({
  asks,
  filter,
  decide,
  ...props
}: Props & { asks: Asks; filter: Filter; decide: Actions['decide'] }) {
  if (asks === 'erase') return <Erase {...props} filter={filter} />;
  if (asks === 'mailbox') return <SpamMailbox {...props} />;
  const mutate = () => {
    props.onClose();
    decide('spam');
  };
  const write = { mutate, isPending: false, error: null };
  return (
    <Confirm title={spam.title(props.whole.enquiry.name)} words={spam} write={write} onClose={props.onClose}>
      <p>{mailboxWords.calls(1)}</p>
    </Confirm>
  );
}

function Erase({ whole: { enquiry }, filter, onClose }: Props & { filter: Filter }) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const write = useMutation({
    mutationFn: () => call('desk_erase', { submission: enquiry.id }),
    onSuccess: async () => {
      forgetErased(enquiry.id);
      // The list has to lose the row before one returns to it, or the row would take the focus with it.
      await client.invalidateQueries({ queryKey: ['list'] });
      go(pathOf(filter));
      client.removeQueries({ queryKey: wholeEnquiry(enquiry.id).queryKey });
      showToast(erase.done);
      await refresh();
    },
  });
  return (
    <Confirm title={erase.title(enquiry.name)} words={erase} write={write} onClose={onClose}>
      <p>{erase.text(enquiry.name)}</p>
    </Confirm>
  );
}

/** Each enquiry can be unmarked afterwards; calls stay canceled. */
function SpamMailbox({ whole: { enquiry, status, version, mailbox }, onClose }: Props) {
  // One id for all presses: with a new one, a repeat after a lost answer would conflict with the first.
  const [event] = useState(() => crypto.randomUUID());
  const write = useMutation({
    mutationFn: () => call('desk_spam_mailbox', { event, submission: enquiry.id, seen: version }),
    onSuccess: () => {
      onClose();
      showToast(mailboxWords.done(enquiry.email));
    },
    onSettled: refresh,
  });
  const enquiries = mailbox.others + (status === 'spam' ? 0 : 1);
  return (
    <Confirm
      title={mailboxWords.title(enquiry.email)}
      words={mailboxWords}
      write={write}
      fault={isFault(write.error, 'changed') ? conflict.title[status] : undefined}
      onClose={onClose}
    >
      <p>
        {mailboxWords.enquiries(enquiries)} {mailbox.calls > 0 && mailboxWords.calls(mailbox.calls)}
      </p>
      {mailbox.addresses.length > 1 && <p>{mailboxWords.written(mailbox.addresses.join(', '))}</p>}
    </Confirm>
  );
}
