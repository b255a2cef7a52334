import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askAnswered, reply } from '../../content/desk-words/enquiry.ts';
import { longestReply } from '../../content/limits.ts';
import type { ReplyAnswer } from '../../contract/desk.ts';
import { replySubject } from '../../contract/reply-subject.ts';
import type { ReplyState, WholeEnquiry } from '../../contract/rows.ts';
import type { DraftInHand } from '../drafts.ts';
import { Button, Buttons } from '../frame/Button.tsx';
import { useRoomAboveKeyboard } from '../frame/Dialog.tsx';
import { Notice } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { ask, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { showToast } from '../toast.ts';
import { fillTemplate, insertTemplate, openPlaceIn } from './reply-templates.ts';

type Props = {
  whole: WholeEnquiry;
  draft: DraftInHand;
  onClose: () => void;
  onSent: () => void;
  onAnswered: () => void;
};

/** Writes to the visitor: the server sends it, or the owner's email program opens it. */
export function ReplyForm({ whole, draft, onClose, onSent, onAnswered }: Props) {
  const { enquiry, status, version } = whole;
  const { settings } = useDesk();
  const { sends_from: sender, company, letters } = settings;
  const send = useSend(whole, draft, { onSent, onClose });
  // The version at the start, also of a draft that was left. What is done meanwhile is shown above the buttons.
  const [begun] = useState(draft.isEmpty ? version : (draft.seen ?? version));
  const [left, setLeft] = useState<'whole' | 'shortened'>();
  const [isRefused, setIsRefused] = useState(false);

  useRoomAboveKeyboard();
  // Scrolls the text and the buttons into view together.
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'end' });
  }, []);
  // A new notice, or a new event in the history above, moves the form, so it is scrolled into view again.
  const outcome = send.error || send.data || left || isRefused || version !== begun;
  useEffect(() => {
    if (outcome && whole) form.current?.scrollIntoView({ block: 'end' });
  }, [outcome, whole]);

  const field = useRef<HTMLTextAreaElement>(null);
  const inserted = useRef<string>(undefined);
  const [isFilling, setIsFilling] = useState(false);
  const insert = async (text: string) => {
    setIsFilling(true);
    const times = text.includes('{times}')
      ? await import('./offer-times.ts')
          .then(({ offerTimes }) => offerTimes(whole, settings))
          .catch(() => undefined)
      : undefined;
    setIsFilling(false);
    const letter = fillTemplate(text, settings, enquiry, times);
    const { text: mixed, added } = insertTemplate(draft.text, letter, inserted.current, settings, enquiry);
    draft.type(mixed, begun);
    inserted.current = added;
  };

  const openPlace = openPlaceIn(draft.text, settings);
  /** Does it once nothing of a template is left to fill in. */
  const finished = (act: () => void) => {
    setIsRefused(openPlace !== undefined);
    if (!openPlace) act();
    else {
      const at = draft.text.indexOf(openPlace);
      field.current?.focus();
      field.current?.setSelectionRange(at, at + openPlace.length);
    }
  };

  const openMailProgram = () => {
    const letter = `${draft.text}\n\n${company['signature'] ?? company['author']}`;
    const { href, isShortened } = mailLink(enquiry.email, replySubject(enquiry.business_details), letter);
    if (isShortened) navigator.clipboard?.writeText(letter).catch(() => undefined);
    setLeft(isShortened ? 'shortened' : 'whole');
    location.href = href;
  };

  return (
    <form
      ref={form}
      className="reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.isEmpty && !isFilling) finished(send.mutate);
      }}
    >
      <div className="quiet flex flex-wrap items-center justify-between gap-x-10 gap-y-2.5">
        <p className="wrap-anywhere">
          {sender ? reply.to(enquiry.name, sender) : reply.toByMailProgram(enquiry.name)}
        </p>
        <label className="flex flex-wrap items-center gap-5">
          <span>{reply.template}</span>
          <select
            value=""
            disabled={send.isPending || isFilling}
            onChange={({ target }) => {
              const chosen = letters.templates.find(({ name }) => name === target.value);
              if (chosen) void insert(chosen.text);
            }}
          >
            <option value="">{reply.chooseTemplate}</option>
            {letters.templates.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <textarea
        ref={field}
        aria-label={reply.label(enquiry.name)}
        rows={6}
        maxLength={longestReply}
        dir="auto"
        value={draft.text}
        // Text typed while a reply is being sent would belong to neither that reply nor the next.
        readOnly={send.isPending || isFilling}
        // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
        autoFocus
        onChange={(event) => draft.type(event.target.value, begun)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit.current?.click();
        }}
      />
      <SendingState state={send.data?.state} error={send.error} overtaken={version !== begun} />
      <div role="status">
        {isRefused && openPlace && <p className="text-row text-danger">{reply.isOpen(openPlace)}</p>}
        {left === 'shortened' && <p className="quiet">{reply.shortened}</p>}
      </div>
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
      <Buttons>
        {sender && (
          <WriteButton
            ref={submit}
            type="submit"
            look="solid"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            busy={send.isPending}
          >
            {send.isPending ? reply.sending : reply.send}
          </WriteButton>
        )}
        <Button look={sender ? 'line' : 'solid'} onClick={() => finished(openMailProgram)}>
          {reply.inMailProgram}
        </Button>
        <Button look="plain" disabled={send.isPending} onClick={onClose}>
          {reply.close}
        </Button>
        <small className="ml-auto low:hidden">{reply.kept}</small>
      </Buttons>
    </form>
  );
}

/** Asked when somebody returns from the email program, because the desk cannot know whether the reply was sent. */
function AskAnswered({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
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
      <Buttons className="mt-0" ref={yes}>
        <WriteButton look="small" onClick={onYes}>
          {askAnswered.yes}
        </WriteButton>
        <Button look="small" onClick={onNo}>
          {askAnswered.no}
        </Button>
      </Buttons>
    </div>
  );
}

type SendingStateProps = { state: ReplyState | undefined; error: unknown; overtaken: boolean };

/** What to know before pressing Send again. */
function SendingState(props: SendingStateProps) {
  const told = wordsFor(props);
  return (
    <>
      <div role="status">{told && <Notice {...told} />}</div>
      {!told && <WriteFault error={props.error} />}
    </>
  );
}

function wordsFor({ state, error, overtaken }: SendingStateProps) {
  if (isFault(error, 'offline')) return reply.noAnswer;
  if (isFault(error, 'written')) return reply.arrived;
  if (overtaken || isFault(error, 'changed')) return reply.overtaken;
  return state === 'failed' ? reply.refused : undefined;
}

/** The length of a link that every email program accepts. */
const longest = 1800;

/** A mailto: link with as much of the reply as it can hold, cut at the end of a word. */
function mailLink(email: string, subject: string, text: string) {
  const frame = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = frame + encode(text);
  if (whole.length <= longest) return { href: whole, isShortened: false };
  // Adds word by word, with the white space before each.
  let body = '';
  for (const word of text.match(/\s*\S+/gu) ?? []) {
    if (frame.length + encode(body + word).length > longest) break;
    body += word;
  }
  return { href: frame + encode(body), isShortened: true };
}

/** Emails end their lines with CRLF. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));

/**
 * Sends a reply under the id kept with its draft. After no answer the same id is sent again, so that the visitor gets one
 * mail: the same text returns the first result, and a changed text is refused if the first has arrived. The text gets a
 * new id only after that refusal or a plain no.
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
      // The history shows a reply that is being sent, and its result.
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
