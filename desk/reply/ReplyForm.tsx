import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askAnswered, reply } from '../../content/desk-words/enquiry.ts';
import type { ReplyAnswer } from '../../contract/desk.ts';
import type { ReplyState, WholeEnquiry } from '../../contract/rows.ts';
import type { DraftInHand } from '../drafts.ts';
import { useRoomAboveKeyboard } from '../frame/Dialog.tsx';
import { Notice } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { ask, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { showToast } from '../toast.ts';
import { letterFor, subject, templates, withLetter } from './reply-templates.ts';

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
      <SendingState state={send.data?.state} error={send.error} overtaken={version !== begun} />
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

type AskAnsweredProps = { onYes: () => void; onNo: () => void };

/** Stands there when somebody comes back from the mail program, of which the desk knows nothing. */
function AskAnswered({ onYes, onNo }: AskAnsweredProps) {
  const yes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const takeFocus = () => {
      if (document.visibilityState === 'visible') yes.current?.querySelector('button')?.focus();
    };
    addEventListener('focus', takeFocus);
    document.addEventListener('visibilitychange', takeFocus);
    return () => {
      removeEventListener('focus', takeFocus);
      document.removeEventListener('visibilitychange', takeFocus);
    };
  }, []);
  return (
    <div className="ask" role="alert">
      <p>{askAnswered.title}</p>
      <div className="buttons" ref={yes}>
        <WriteButton className="button small" onClick={onYes}>
          {askAnswered.yes}
        </WriteButton>
        <button type="button" className="button small" onClick={onNo}>
          {askAnswered.no}
        </button>
      </div>
    </div>
  );
}

type SendingStateProps = { state: ReplyState | undefined; error: unknown; overtaken: boolean };

/** What there is to know before Send is pressed again. */
function SendingState(props: SendingStateProps) {
  const told = wordsFor(props);
  return (
    <>
      <div role="status">{told && <Notice {...told} />}</div>
      {!told && <WriteFault error={props.error} />}
    </>
  );
}

function wordsFor({
  state,
  error,
  overtaken,
}: SendingStateProps): { title: string; text: string } | undefined {
  if (isFault(error, 'offline')) return reply.noAnswer;
  if (isFault(error, 'written')) return reply.arrived;
  if (overtaken || isFault(error, 'changed')) return reply.overtaken;
  return state === 'failed' ? reply.refused : undefined;
}

/** What every mail program takes from a link. */
const longest = 1800;

type MailLink = { href: string; isShortened: boolean };

/** A link that opens the reply in the mail program: as much of it as a link holds, cut at the end of a word. */
function mailLink(email: string, text: string): MailLink {
  const frame = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = frame + encode(text);
  if (whole.length <= longest) return { href: whole, isShortened: false };
  // Every word that still fits, the white space before it included.
  let body = '';
  for (const word of text.match(/\s*\S+/gu) ?? []) {
    if (frame.length + encode(body + word).length > longest) break;
    body += word;
  }
  return { href: frame + encode(body), isShortened: true };
}

/** Lines end as mails end them. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));

/**
 * Sends a reply under the id that was kept with its words. Where no answer comes, the same id asked again tells what
 * became of it, also when the words have been corrected since: they are another letter only after a plain no, or once it
 * is known that the first ones have arrived.
 */
function useSend(
  { enquiry: { id, name }, version }: WholeEnquiry,
  draft: DraftInHand,
  { onSent, onClose }: { onSent: () => void; onClose: () => void },
) {
  return useMutation({
    mutationFn: () =>
      ask<ReplyAnswer>('/reply', {
        event: draft.event,
        submission: id,
        text: draft.text.trim(),
        seen: version,
      }),
    onSuccess: ({ state }) => {
      if (state === 'failed') return draft.renew();
      // What is being sent stands in the history, where its end is told or asked for.
      draft.clear();
      onClose();
      if (state !== 'sent') return;
      showToast(reply.sent(name));
      onSent();
    },
    onError: (error) => {
      if (isFault(error, 'written')) draft.renew();
    },
    onSettled: refresh,
  });
}
