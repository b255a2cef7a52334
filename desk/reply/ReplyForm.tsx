import { useEffect, useRef, useState } from 'react';
import { reply } from '../../content/desk-words/reply.ts';
import type { WholeEnquiry } from '../../contract/desk.ts';
import { useRoomAboveKeyboard } from '../frame/use-room-above-keyboard.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { AskAnswered } from './AskAnswered.tsx';
import { letterFor, templates, withLetter } from './letters.ts';
import { mailLink } from './mail-link.ts';
import { Outcome } from './Outcome.tsx';
import type { DraftInHand } from './use-draft.ts';
import { useSend } from './use-send.ts';

type Props = {
  whole: WholeEnquiry;
  draft: DraftInHand;
  onClose: () => void;
  onSent: () => void;
  onAnswered: () => void;
};

/** Writes to the visitor: sent by the server, or opened in the owner's mail program. */
export function ReplyForm({ whole, draft, onClose, onSent, onAnswered }: Props) {
  const { enquiry, status, version } = whole;
  const { settings } = useDesk();
  const sender = settings.sends_from;
  const send = useSend(whole, draft, { onSent, onClose });
  // What another device decides or answers meanwhile is told beside Send.
  const [begun] = useState(version);
  const [left, setLeft] = useState<'whole' | 'shortened'>();

  useRoomAboveKeyboard();
  // Words and buttons both come into sight.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'end' });
  }, []);
  // What is told or asked of a letter stands between them, and the history above grows by it.
  const outcome = send.error ?? send.data ?? left;
  useEffect(() => {
    if (outcome && whole) form.current?.scrollIntoView({ block: 'end' });
  }, [outcome, whole]);

  const openMailProgram = () => {
    const { href, isShortened } = mailLink(enquiry.email, draft.text);
    if (isShortened) navigator.clipboard?.writeText(draft.text).catch(() => undefined);
    setLeft(isShortened ? 'shortened' : 'whole');
    location.href = href;
  };

  return (
    <form
      ref={form}
      className="reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.isEmpty) send.mutate();
      }}
    >
      <div className="reply-head">
        <p>{sender ? reply.to(enquiry.name, sender) : reply.toByMailProgram(enquiry.name)}</p>
        <label className="template">
          <span>{reply.template}</span>
          <select
            value=""
            disabled={send.isPending}
            onChange={({ target }) => {
              const chosen = templates.find(({ name }) => name === target.value);
              if (chosen) draft.type(withLetter(draft.text, letterFor(chosen.text, enquiry), enquiry));
            }}
          >
            <option value="">{reply.chooseTemplate}</option>
            {templates.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <textarea
        aria-label={reply.label(enquiry.name)}
        rows={6}
        maxLength={20_000}
        dir="auto"
        value={draft.text}
        // What is typed while a letter goes would belong to neither it nor the next one.
        readOnly={send.isPending}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
        autoFocus
        onChange={(event) => draft.type(event.target.value)}
      />
      <Outcome state={send.data?.state} error={send.error} overtaken={version !== begun} />
      <div role="status">{left === 'shortened' && <p className="hint">{reply.shortened}</p>}</div>
      {left && status === 'open' && (
        <AskAnswered
          onYes={() => {
            draft.clear();
            onAnswered();
            onClose();
          }}
          onNo={() => setLeft(undefined)}
        />
      )}
      <div className="buttons">
        {sender && (
          <WriteButton type="submit" className="button solid" busy={send.isPending}>
            {send.isPending ? reply.sending : reply.send}
          </WriteButton>
        )}
        <button type="button" className={sender ? 'button' : 'button solid'} onClick={openMailProgram}>
          {reply.inMailProgram}
        </button>
        <button type="button" className="button plain" disabled={send.isPending} onClick={onClose}>
          {reply.close}
        </button>
        <small>{reply.kept}</small>
      </div>
    </form>
  );
}
