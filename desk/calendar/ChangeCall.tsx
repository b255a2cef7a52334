import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { block, takes } from '../../content/desk-words/calendar.ts';
import { booked } from '../../content/desk-words/call.ts';
import { cityOf } from '../../contract/booking.ts';
import { timeNotOffered, timeTaken } from '../../contract/desk.ts';
import type { OwnFreeTime } from '../../contract/rows.ts';
import { quietly } from '../drafts.ts';
import { Button, Buttons, Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Confirm, Fields, Options, WriteForm } from '../frame/Form.tsx';
import { FaultNotice } from '../frame/Page.tsx';
import { useDesk } from '../live/desk.tsx';
import { call, Fault, isFault } from '../request/ask.ts';
import { refresh, wholeEnquiry } from '../request/client.ts';
import { inZone } from '../time/zone.ts';
import { showToast } from '../toast.ts';

type Props = { submission: string; name: string; onClose: () => void };

/** Books a call, moves it, or cancels it. Loaded when first asked for. */
export default function ChangeCall({
  asks,
  when = '',
  ...call
}: Props & { asks: 'book' | 'move' | 'cancel'; when?: string }) {
  return asks === 'cancel' ? <CancelCall {...call} when={when} /> : <TakeTime {...call} of={asks} />;
}

/** Gives a call a time that is offered and free. */
function TakeTime({ of, submission, name, onClose }: Props & { of: keyof typeof takes }) {
  const words = takes[of];
  const times = useQuery({
    queryKey: ['calendar', 'free times'],
    queryFn: () => call('desk_free_times', {}),
    staleTime: 0,
  });
  const write = useMutation({
    mutationFn: (wanted_time: string) =>
      call(of === 'book' ? 'desk_book' : 'desk_move', { submission, wanted_time }),
    // Until the message shows the call, another press would book a second time.
    onSuccess: async () => {
      await refresh();
      onClose();
      showToast(words.done);
    },
    onError: refresh,
  });
  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <p>{words.text}</p>
      {times.error && <FaultNotice error={times.error} again={times.refetch} />}
      {times.data?.[0] ? (
        <WriteForm
          {...{ does: words.confirm, leave: words.keep, write, fault: refusalOf(write.error), onClose }}
          onSubmit={(typed) => write.mutate(String(typed.get('time')))}
        >
          <TimePicker submission={submission} times={times.data} />
        </WriteForm>
      ) : (
        <>
          {times.data && <p>{booked.noTimes}</p>}
          <Buttons>
            <Button onClick={onClose}>{words.keep}</Button>
          </Buttons>
        </>
      )}
    </Dialog>
  );
}

/** Picks a day first, then a time. */
function TimePicker({ submission, times }: { submission: string; times: OwnFreeTime[] }) {
  const { zone } = useDesk();
  const { data: whole } = useQuery(wholeEnquiry(submission));
  const theirs = quietly(() => inZone(whole?.enquiry.time_zone ?? zone.name)) ?? zone;
  const byDay = Map.groupBy(times, ({ starts_at }) => zone.dayOf(Date.parse(starts_at)));
  const best = times.find(({ busy }) => !busy) ?? times[0];
  const [day, setDay] = useState(best ? zone.dayOf(Date.parse(best.starts_at)) : '');
  const ofDay = byDay.get(day) ?? [];
  const nameOf = ({ starts_at, busy }: OwnFreeTime) => {
    const [ours, there] = [zone.time(starts_at), theirs.time(starts_at)];
    const time = there === ours ? ours : booked.there(ours, there, cityOf(theirs.name));
    return busy ? booked.over(time) : time;
  };
  return (
    <Fields>
      <Labeled label={booked.moveDay}>
        <select value={day} onChange={(event) => setDay(event.target.value)}>
          <Options of={[...byDay.keys()].map((name) => [name, zone.shortDay(name)])} />
        </select>
      </Labeled>
      <Labeled label={booked.moveTime}>
        <select name="time" key={day} defaultValue={ofDay.find(({ busy }) => !busy)?.starts_at}>
          <Options of={ofDay.map((time) => [time.starts_at, nameOf(time)])} />
        </select>
      </Labeled>
    </Fields>
  );
}

const cancelWords = { confirm: booked.cancelConfirm, cancel: booked.keep };

function CancelCall({ submission, name, when, onClose }: Props & { when: string }) {
  const write = useMutation({
    mutationFn: () => call('desk_cancel', { submission }),
    onSuccess: async () => {
      onClose();
      showToast(booked.isCancelled);
      await refresh();
    },
  });
  return (
    <Confirm title={booked.cancelTitle(name)} words={cancelWords} write={write} onClose={onClose}>
      <p>{booked.cancelText(when)}</p>
    </Confirm>
  );
}

/** Why a call cannot be moved there; undefined for errors that any request can have. */
function refusalOf(error: unknown): string | undefined {
  if (isFault(error, 'changed')) return booked.already;
  const code = error instanceof Fault ? error.code : undefined;
  if (code === timeTaken) return booked.taken;
  return code === timeNotOffered ? booked.notOffered : undefined;
}

/** The same for a time to block, which need not be offered. */
export const blockRefusalOf = (error: unknown): string | undefined =>
  error instanceof Fault && error.code === timeTaken ? block.taken : undefined;
