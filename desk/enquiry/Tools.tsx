import { lazy, Suspense, useState } from 'react';
import { booked } from '../../content/desk-words/call.ts';
import {
  conflict,
  decisions,
  erase,
  later as laterWords,
  mailbox,
  note,
  reply,
  enquiry as words,
} from '../../content/desk-words/enquiry.ts';
import { filters } from '../../content/desk-words/frame.ts';
import type { WholeEnquiry } from '../../contract/rows.ts';
import { type Filter, pathOf } from '../filters.ts';
import { Button, buttonClass } from '../frame/Button.tsx';
import { useKeptFocus } from '../frame/use-heading-focus.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { Key } from '../keys/KeysHelp.tsx';
import { useKeysOn } from '../keys/use-keys.ts';
import { isFault } from '../request/ask.ts';
import { isPutOff } from '../time/spans.ts';
import { useNow } from '../time/use-now.ts';
import type { Asks } from './Question.tsx';
import { type Actions, decisionsOn, isToCome, useLater } from './use-decide.ts';

const WhenDialog = lazy(() => import('../list/WhenDialog.tsx'));
const ChangeCall = lazy(() => import('../calendar/ChangeCall.tsx'));
const Question = lazy(() => import('./Question.tsx'));

/** The actions above the enquiry. On a phone the first two are at the bottom. */
export function Tools({ whole, filter, actions }: { whole: WholeEnquiry; filter: Filter; actions: Actions }) {
  const { main, aside } = decisionsOn[whole.status];
  const [asks, setAsks] = useState<Asks | 'later' | 'book'>();
  const close = () => setAsks(undefined);
  // Whoever was answered is no robot.
  const hasOthers = whole.mailbox.others > 0 && !whole.mailbox.is_known;
  const now = useNow();
  const hasCall = isToCome(whole.call, now);
  useKeptFocus('visitor', `${asks} ${hasOthers} ${hasCall}`);
  const later = useLater(whole, close);
  const isOff = isPutOff(whole, now);
  const cancels = aside === 'spam' && hasCall;
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
        {whole.status !== 'spam' && !hasCall && (
          <WriteButton look="plain" onClick={() => setAsks('book')}>
            {booked.book}
          </WriteButton>
        )}
        {aside && (
          <WriteButton look="plain" onClick={() => (cancels ? setAsks('spam') : actions.decide(aside))}>
            {decisions[aside]}
          </WriteButton>
        )}
        {hasOthers && (
          <WriteButton look="plain" onClick={() => setAsks('mailbox')}>
            {mailbox.open(whole.mailbox.others + 1)}
          </WriteButton>
        )}
        <WriteButton look="plain" onClick={() => setAsks('erase')}>
          {erase.open}
        </WriteButton>
      </fieldset>
      <Suspense>
        {asks === 'later' ? (
          <WhenDialog
            title={laterWords.title}
            text={laterWords.text}
            write={later}
            fault={isFault(later.error, 'changed') ? conflict.title.later : undefined}
            onChoose={later.putOff}
            onClose={close}
          />
        ) : asks === 'book' ? (
          <ChangeCall asks="book" submission={whole.enquiry.id} name={whole.enquiry.name} onClose={close} />
        ) : (
          asks && (
            <Question asks={asks} whole={whole} filter={filter} decide={actions.decide} onClose={close} />
          )
        )}
      </Suspense>
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
