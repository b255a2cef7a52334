import { useState } from 'react';
import { decisions, erase, mailbox, note, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { filters } from '../../content/desk-words/frame.ts';
import { reply } from '../../content/desk-words/reply.ts';
import type { WholeEnquiry } from '../../contract/desk.ts';
import { useKeptFocus } from '../frame/use-kept-focus.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { Key } from '../keys/Key.tsx';
import { useKeysOn } from '../keys/switch.ts';
import { type Filter, pathOf } from '../list/filters.ts';
import { type Actions, decisionsOn } from './decisions.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { SpamMailbox } from './SpamMailbox.tsx';

type Props = { whole: WholeEnquiry; filter: Filter; actions: Actions };

/** What can be done, above the enquiry. A phone has the first two under the thumb. */
export function Tools({ whole, filter, actions }: Props) {
  const { main, aside } = decisionsOn[whole.status];
  const [asks, setAsks] = useState<'erase' | 'mailbox'>();
  const close = () => setAsks(undefined);
  const hasOthers = whole.mailbox.others > 0;
  useKeptFocus('visitor', `${asks} ${hasOthers}`);
  const keysOn = useKeysOn();
  const shortcut = (key: string) => (keysOn ? key : undefined);
  return (
    <div className="tools">
      <a className="button plain only-phone" href={`#${pathOf(filter)}`}>
        {words.back(filters[filter])}
      </a>
      <button
        type="button"
        className="button solid only-wide"
        aria-keyshortcuts={shortcut('r')}
        onClick={actions.reply}
      >
        {reply.open} <Key name="r" />
      </button>
      <WriteButton
        className="button only-wide"
        aria-keyshortcuts={main === 'answered' ? shortcut('e') : undefined}
        onClick={() => actions.decide(main)}
      >
        {decisions[main]} {main === 'answered' && <Key name="e" />}
      </WriteButton>
      <fieldset className="aside">
        <legend className="hidden">{words.actions}</legend>
        <button
          type="button"
          className="button plain"
          aria-keyshortcuts={shortcut('n')}
          onClick={actions.note}
        >
          {note.open}
        </button>
        {aside && (
          <WriteButton className="button plain" onClick={() => actions.decide(aside)}>
            {decisions[aside]}
          </WriteButton>
        )}
        {hasOthers && (
          <WriteButton className="button plain" onClick={() => setAsks('mailbox')}>
            {mailbox.open(whole.mailbox.others + 1)}
          </WriteButton>
        )}
        <WriteButton className="button plain" onClick={() => setAsks('erase')}>
          {erase.open}
        </WriteButton>
      </fieldset>
      {asks === 'mailbox' && <SpamMailbox whole={whole} onClose={close} />}
      {asks === 'erase' && <EraseDialog enquiry={whole.enquiry} filter={filter} onClose={close} />}
    </div>
  );
}
