import { useMutation } from '@tanstack/react-query';
import { note } from '../../content/desk-words.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { useDraft } from '../reply/use-draft.ts';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';

/** A line for oneself. */
export function NoteForm({ submission, onClose }: { submission: string; onClose: () => void }) {
  const draft = useDraft('note', submission);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('desk_write', { event: draft.event, submission, words: draft.text.trim() }),
    onSuccess: async () => {
      draft.clear();
      onClose();
      await refresh();
    },
  });
  return (
    <form
      className="note"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.text.trim()) mutate();
      }}
    >
      <label>
        <span>{note.label}</span>
        <textarea
          rows={3}
          maxLength={5000}
          value={draft.text}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
          onChange={(event) => draft.type(event.target.value)}
        />
      </label>
      <WriteFault error={error} />
      <div className="buttons">
        <WriteButton type="submit" className="button solid" busy={isPending}>
          {note.save}
        </WriteButton>
        <button
          type="button"
          className="button"
          onClick={() => {
            draft.clear();
            onClose();
          }}
        >
          {note.cancel}
        </button>
      </div>
    </form>
  );
}
