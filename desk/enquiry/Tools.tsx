import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import {
  conflict,
  decisions,
  erase,
  later as laterWords,
  mailbox as mailboxWords,
  note,
  reply,
  enquiry as words,
} from '../../content/desk-words/enquiry.ts';
import { filters } from '../../content/desk-words/frame.ts';
import type { WholeEnquiry } from '../../contract/rows.ts';
import { forgetDrafts } from '../drafts.ts';
import { type Filter, pathOf } from '../filters.ts';
import { Button, buttonClass } from '../frame/Button.tsx';
import { useKeptFocus } from '../frame/use-heading-focus.ts';
import { Confirm, WriteButton } from '../frame/WriteButton.tsx';
import { Key } from '../keys/KeysHelp.tsx';
import { useKeysOn } from '../keys/use-keys.ts';
import { call, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { isPutOff } from '../time/spans.ts';
import { useNow } from '../time/use-now.ts';
import { showToast } from '../toast.ts';
import { type Actions, decisionsOn, type Sent, useLater, wholeEnquiry } from './use-decide.ts';

const WhenDialog = lazy(() => import('../list/WhenDialog.tsx'));

type Props = { whole: WholeEnquiry; filter: Filter; actions: Actions };

/** The actions above the enquiry. On a phone the first two are at the bottom. */
export function Tools({ whole, filter, actions }: Props) {
  const { main, aside } = decisionsOn[whole.status];
  const [asks, setAsks] = useState<'erase' | 'mailbox' | 'later'>();
  const close = () => setAsks(undefined);
  // Whoever was answered is no robot.
  const hasOthers = whole.mailbox.others > 0 && !whole.mailbox.is_known;
  useKeptFocus('visitor', `${asks} ${hasOthers}`);
  const later = useLater(whole, close);
  const isOff = isPutOff(whole, useNow());
  const keysOn = useKeysOn();
  const shortcut = (key: string) => (keysOn ? key : undefined);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <BackLink filter={filter} />
      <Button
        look="solid"
        className="max-wide:hidden"
        aria-keyshortcuts={shortcut('r')}
        onClick={actions.reply}
      >
        {reply.open} <Key name="r" />
      </Button>
      <WriteButton
        className="max-wide:hidden"
        aria-keyshortcuts={main === 'answered' ? shortcut('e') : undefined}
        onClick={() => actions.decide(main)}
      >
        {decisions[main]} {main === 'answered' && <Key name="e" />}
      </WriteButton>
      <fieldset className="-mr-6 ml-auto flex flex-wrap">
        <legend className="sr-only">{words.actions}</legend>
        <Button look="plain" aria-keyshortcuts={shortcut('n')} onClick={actions.note}>
          {note.open}
        </Button>
        {whole.status === 'open' && (
          <WriteButton look="plain" onClick={() => (isOff ? later.putOff(null) : setAsks('later'))}>
            {isOff ? laterWords.back : laterWords.open}
          </WriteButton>
        )}
        {aside && (
          <WriteButton look="plain" onClick={() => actions.decide(aside)}>
            {decisions[aside]}
          </WriteButton>
        )}
        {hasOthers && (
          <WriteButton look="plain" onClick={() => setAsks('mailbox')}>
            {mailboxWords.open(whole.mailbox.others + 1)}
          </WriteButton>
        )}
        <WriteButton look="plain" onClick={() => setAsks('erase')}>
          {erase.open}
        </WriteButton>
      </fieldset>
      {asks === 'later' && (
        <Suspense>
          <WhenDialog
            title={laterWords.title}
            busy={later.isPending}
            error={later.error}
            fault={isFault(later.error, 'changed') ? conflict.title.later : undefined}
            onChoose={later.putOff}
            onClose={close}
          />
        </Suspense>
      )}
      {asks === 'mailbox' && <SpamMailbox whole={whole} onClose={close} />}
      {asks === 'erase' && <EraseDialog enquiry={whole.enquiry} filter={filter} onClose={close} />}
    </div>
  );
}

/** Back to the list, where that is not beside the message. */
export function BackLink({ filter }: { filter: Filter }) {
  return (
    <a className={`${buttonClass.plain} mr-auto -ml-6 wide:mr-0 pair:hidden`} href={`#${pathOf(filter)}`}>
      {words.back(filters[filter])}
    </a>
  );
}

type EraseDialogProps = { enquiry: Sent; filter: Filter; onClose: () => void };

/** Asks first, by name, because erasing is the one thing that cannot be undone. */
function EraseDialog({ enquiry, filter, onClose }: EraseDialogProps) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const write = useMutation({
    mutationFn: () => call('desk_erase', { submission: enquiry.id }),
    onSuccess: async () => {
      forgetDrafts(enquiry.id);
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

type SpamMailboxProps = { whole: WholeEnquiry; onClose: () => void };

/** Asks first, because visitors are told that their calls are canceled. Each enquiry can be unmarked afterwards. */
function SpamMailbox({ whole: { enquiry, status, version, mailbox }, onClose }: SpamMailboxProps) {
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
