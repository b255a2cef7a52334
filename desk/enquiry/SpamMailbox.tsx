import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { conflict, mailbox as words } from '../../content/desk-words/enquiry.ts';
import type { WholeEnquiry } from '../../contract/desk.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { call, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { showToast } from '../toast.ts';

type Props = { whole: WholeEnquiry; onClose: () => void };

/** Asks first, because visitors are told that their calls are canceled. Each enquiry can be unmarked afterwards. */
export function SpamMailbox({ whole: { enquiry, status, version, mailbox }, onClose }: Props) {
  // One id for all presses: with a new one, a repeat after a lost answer would conflict with the first.
  const [event] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('desk_spam_mailbox', { event, submission: enquiry.id, seen: version }),
    onSuccess: () => {
      onClose();
      showToast(words.done(enquiry.email));
    },
    onSettled: refresh,
  });
  const enquiries = mailbox.others + (status === 'spam' ? 0 : 1);
  return (
    <Dialog title={words.title(enquiry.email)} onClose={onClose}>
      <p>
        {words.enquiries(enquiries)} {mailbox.calls > 0 && words.calls(mailbox.calls)}
      </p>
      {mailbox.addresses.length > 1 && <p>{words.written(mailbox.addresses.join(', '))}</p>}
      <WriteFault error={error} words={isFault(error, 'changed') ? conflict.title[status] : undefined} />
      <div className="buttons">
        <WriteButton className="button danger" busy={isPending} onClick={() => mutate()}>
          {words.confirm}
        </WriteButton>
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
