import { useMutation } from '@tanstack/react-query';
import { booked } from '../../content/desk-words/calendar.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { showToast } from '../frame/toast.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';

type Props = { submission: string; name: string; when: string; onClose: () => void };

export function CancelCall({ submission, name, when, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('desk_cancel', { submission }),
    onSuccess: async () => {
      onClose();
      showToast(booked.isCancelled);
      await refresh();
    },
  });
  return (
    <Dialog title={booked.cancelTitle(name)} onClose={onClose}>
      <p>{booked.cancelText(when)}</p>
      <WriteFault error={error} />
      <div className="buttons">
        <WriteButton className="button danger" busy={isPending} onClick={() => mutate()}>
          {booked.cancelConfirm}
        </WriteButton>
        <button type="button" className="button" onClick={onClose}>
          {booked.keep}
        </button>
      </div>
    </Dialog>
  );
}
