import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { chosen as words } from '../../content/desk-words/chosen.ts';
import { isolated } from '../../content/isolated.ts';
import type { ListedEnquiry, WholeEnquiry } from '../../contract/rows.ts';
import { Button, Buttons } from '../frame/Button.tsx';
import { Confirm } from '../frame/Form.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { ask, call, Fault, isFault } from '../request/ask.ts';
import { forgetErased, refresh } from '../request/client.ts';
import { decideOn, eventOf } from '../request/enquiries.ts';
import { showToast } from '../toast.ts';
import WhenDialog from './WhenDialog.tsx';

const all = ['later', 'answered', 'spam', 'not-spam', 'erase'] as const;
type Act = (typeof all)[number];
/** The messages as they were when it was asked: of one that has changed since, nobody decides unseen. */
type Asks = { act: Exclude<Act, 'not-spam'>; rows: ListedEnquiry[] };
type Asked = { act: Act | 'back' | 'reopened'; rows: ListedEnquiry[]; until?: string | null; isUndo?: true };

/** What takes it back: nothing else can be. */
const opposites: Partial<Record<Asked['act'], Asked['act']>> = {
  later: 'back',
  answered: 'reopened',
  spam: 'not-spam',
  'not-spam': 'spam',
};

type Props = {
  chosen: ListedEnquiry[];
  onChooseAll: () => void;
  /** Those that another device was faster with stay chosen. */
  onDone: (left: ListedEnquiry[]) => void;
};

/** What can be done with several messages at once, each with one question. Loaded when the first is chosen. */
export default function ChosenBar({ chosen, onChooseAll, onDone }: Props) {
  const [asks, setAsks] = useState<Asks>();
  const [overtaken, setOvertaken] = useState<string[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: writeEach,
    onSuccess: async ({ left, written }, { act, rows, isUndo }) => {
      await refresh();
      setOvertaken(left.map(({ name }) => isolated(name)));
      const back = isUndo || (act === 'spam' && cancelsCalls(rows)) ? undefined : opposites[act];
      const undo = back && (() => mutate({ act: back, rows: written, isUndo: true }));
      if (left.length < rows.length) showToast(words[act].done(rows.length - left.length), undo);
      // Others may have been chosen since what is undone here.
      if (isUndo) return;
      setAsks(undefined);
      onDone(left);
    },
    onError: async (fault, asked) => {
      if (asked.isUndo) showToast(words.notUndone, () => mutate(asked));
      // What was done before the fault leaves the list.
      await refresh(undefined, fault);
    },
  });
  const close = () => setAsks(undefined);
  const acts = all.filter((act) => chosen.every((row) => may(act, row)));
  const title = asks ? words[asks.act].title(asks.rows.length) : '';

  return (
    <section
      className="sticky bottom-0 z-1 mb-0! border-t border-line bg-ground px-edge py-5"
      aria-label={words.label}
    >
      <p role="status" className="flex items-center justify-between">
        {words.count(chosen.length)}
        <Button look="small-plain" className="-mr-7.5" onClick={onChooseAll}>
          {words.all}
        </Button>
      </p>
      {overtaken.length > 0 && (
        <p role="alert" className="text-row text-danger">
          {words.changed(overtaken)}
        </p>
      )}
      {!asks && <WriteFault error={error} />}
      {chosen.length > 0 && (
        <Buttons className="mt-0! *:flex-1 max-pair:*:basis-2/5">
          {acts.map((act) => (
            <WriteButton
              key={act}
              look="small"
              busy={isPending}
              onClick={() => {
                if (act === 'not-spam' || (act === 'spam' && !cancelsCalls(chosen)))
                  mutate({ act, rows: chosen });
                else setAsks({ act, rows: chosen });
              }}
            >
              {words[act].open}
            </WriteButton>
          ))}
        </Buttons>
      )}
      {asks?.act === 'later' ? (
        <WhenDialog
          title={title}
          text={words.later.text(asks.rows.length)}
          write={{ isPending, error }}
          onChoose={(until) => mutate({ ...asks, until })}
          onClose={close}
        />
      ) : (
        asks && (
          <Confirm
            title={title}
            words={{ ...words[asks.act], cancel: words.cancel }}
            look={asks.act === 'answered' ? 'solid' : 'danger'}
            write={{ isPending, error, mutate: () => mutate(asks) }}
            onClose={close}
          >
            <p>{words[asks.act].text()}</p>
          </Confirm>
        )
      )}
    </section>
  );
}

const may = (act: Act, { status }: ListedEnquiry) =>
  act === 'erase' ||
  ((status === 'spam') === (act === 'not-spam') && (status !== 'answered' || act === 'spam'));

/** Spam cancels a call that is to come, which no undoing brings back. */
const cancelsCalls = (rows: ListedEnquiry[]) =>
  rows.some(({ call_at }) => call_at && Date.parse(call_at) > Date.now());

/** Writes one after the other, and returns those about which something was done meanwhile, and the others as they are now. */
async function writeEach({ rows, act, until = null }: Asked) {
  const left: ListedEnquiry[] = [];
  const written: ListedEnquiry[] = [];
  for (const row of rows) {
    try {
      written.push({ ...row, ...(await write(row, act, until)) });
    } catch (error) {
      if (isFault(error, 'changed')) left.push(row);
      // Whatever another device has erased needs nothing more.
      else if (!isFault(error, 'gone')) throw error;
    }
  }
  return { left, written };
}

async function write(
  { id: submission, version: seen }: ListedEnquiry,
  act: Asked['act'],
  until: string | null,
) {
  if (act === 'erase') {
    // Not kept on this device, like what is read.
    const { version } = await ask<WholeEnquiry>('/call/desk_one', { submission });
    if (version !== seen) throw new Fault('changed');
    await call('desk_erase', { submission });
    return forgetErased(submission);
  }
  if (act !== 'later' && act !== 'back') return decideOn(submission, seen, act);
  return call('desk_later', { event: eventOf(submission, seen, `${act} ${until}`), submission, seen, until });
}
