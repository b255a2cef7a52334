import { useMutation } from '@tanstack/react-query';
import { note } from '../../content/desk-words/enquiry.ts';
import { showToast } from '../frame/toast.ts';
import { useRoomAboveKeyboard } from '../frame/use-room-above-keyboard.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import type { DraftInHand } from '../reply/use-draft.ts';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { isFault } from '../request/fault.ts';

type Props = { submission: string; draft: DraftInHand; onClose: () => void };

/** A line for oneself. */
export function NoteForm({ submission, draft, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('desk_write', { event: draft.event, submission, words: draft.text.trim() }),
    onSuccess: () => {
      draft.clear();
      onClose();
      showToast(note.done);
    },
    onError: (fault) => {
      if (isFault(fault, 'written')) draft.renew();
    },
    onSettled: refresh,
  });
  useRoomAboveKeyboard();
  return (
    <form
      className="note"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.isEmpty) mutate();
      }}
    >
      <label>
        <span>{note.label}</span>
        <textarea
          rows={3}
          maxLength={5000}
          value={draft.text}
          readOnly={isPending}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
          onChange={(event) => draft.type(event.target.value)}
        />
      </label>
      <WriteFault error={error} words={isFault(error, 'written') ? note.arrived : undefined} />
      <div className="buttons">
        <WriteButton type="submit" className="button solid" busy={isPending}>
          {note.save}
        </WriteButton>
        <button type="button" className="button" disabled={isPending} onClick={onClose}>
          {note.close}
        </button>
      </div>
    </form>
  );
}
