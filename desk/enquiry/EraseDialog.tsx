import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { erase } from '../../content/desk-words/enquiry.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { showToast } from '../frame/toast.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { type Filter, pathOf } from '../list/filters.ts';
import { forgetDrafts } from '../reply/drafts.ts';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import type { Sent } from './sent.ts';
import { wholeEnquiry } from './use-enquiry.ts';

type Props = { enquiry: Sent; filter: Filter; onClose: () => void };

/** Asks once, by name: this is the one thing that cannot be taken back. */
export function EraseDialog({ enquiry, filter, onClose }: Props) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('desk_erase', { submission: enquiry.id }),
    onSuccess: async () => {
      forgetDrafts(enquiry.id);
      // Its row is gone before one is back, or it would take the focus with it.
      await client.invalidateQueries({ queryKey: ['list'] });
      go(pathOf(filter));
      client.removeQueries({ queryKey: wholeEnquiry(enquiry.id).queryKey });
      showToast(erase.done);
      await refresh();
    },
  });
  return (
    <Dialog title={erase.title(enquiry.name)} onClose={onClose}>
      <p>{erase.text(enquiry.name)}</p>
      <WriteFault error={error} />
      <div className="buttons">
        <WriteButton className="button danger" busy={isPending} onClick={() => mutate()}>
          {erase.confirm}
        </WriteButton>
        <button type="button" className="button" onClick={onClose}>
          {erase.cancel}
        </button>
      </div>
    </Dialog>
  );
}
