import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendar, takes } from '../../content/desk-words/calendar.ts';
import { booked } from '../../content/desk-words/call.ts';
import { cityOf } from '../../contract/booking.ts';
import { timeNotOffered, timeTaken } from '../../contract/desk.ts';
import type { OwnFreeTime } from '../../contract/rows.ts';
import { quietly } from '../drafts.ts';
import { Button, Buttons, Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Confirm, Fields, Options, WriteForm } from '../frame/Form.tsx';
import { FaultNotice } from '../frame/Page.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { call, Fault, isFault } from '../request/ask.ts';
import { refresh, wholeEnquiry } from '../request/client.ts';
import { byDaylight } from '../time/daylight.ts';
import { inZone } from '../time/zone.ts';
import { showToast } from '../toast.ts';

type Props = {
  submission: string;
  name: string;
  /** The time of the call that is moved or canceled. */
  at: string | undefined;
  onClose: () => void;
};

/** Books a call, moves it, or cancels it. Loaded when first asked for. */
export default function ChangeCall({
  asks,
  at,
  ...asked
}: Omit<Props, 'at'> & ({ asks: 'book'; at?: undefined } | { asks: 'move' | 'cancel'; at: string })) {
  // It is about the call that was there when it was opened, whatever another device or the visitor does meanwhile.
  const [seen] = useState(at);
  return asks === 'cancel' ? <CancelCall {...asked} at={seen} /> : <TakeTime {...asked} at={seen} />;
}

/** Gives a call a time that is offered and free. */
function TakeTime({ at, submission, name, onClose }: Props) {
  const words = takes[at ? 'move' : 'book'];
  const { zone, now } = useDeskNow();
  const times = useQuery({
    queryKey: ['calendar', 'free times'],
    queryFn: () => call('desk_free_times', {}),
    staleTime: 0,
  });
  const write = useMutation({
    mutationFn: (wanted_time: string) => call('desk_book', { submission, seen: at ?? null, wanted_time }),
    // Until the message shows the call, another press would book a second time.
    onSuccess: async () => {
      await refresh();
      onClose();
      showToast(words.done);
    },
    onError: refresh,
  });
  if (isFault(write.error, 'changed'))
    return <Overtaken title={words.title(name)} words={words.overtaken} of={submission} onClose={onClose} />;
  return (
    <Dialog title={words.title(name)} onClose={onClose}>
      <p>
        {at && booked.isAt(zone.moment(at, now))} {words.text}
      </p>
      {times.error && <FaultNotice error={times.error} again={times.refetch} />}
      {times.data?.[0] ? (
        <WriteForm
          {...{ does: words.confirm, leave: words.keep, write, fault: refusalOf(write.error), onClose }}
          onSubmit={(typed) => write.mutate(String(typed.get('time')))}
        >
          <TimePicker submission={submission} times={times.data} at={at} />
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
function TimePicker({
  submission,
  times,
  at,
}: {
  submission: string;
  times: OwnFreeTime[];
  at: string | undefined;
}) {
  const { zone } = useDesk();
  const { data: whole } = useQuery(wholeEnquiry(submission));
  const theirs = quietly(() => inZone(whole?.enquiry.time_zone ?? zone.name)) ?? zone;
  const byDay = Map.groupBy(times, ({ starts_at }) => zone.dayOf(Date.parse(starts_at)));
  /** What suits both: not busy here, and not in the night there. */
  const best = (among: OwnFreeTime[]) =>
    among.filter(({ busy }) => !busy).toSorted(byDaylight(theirs.name))[0] ?? among[0];
  const dayOf = (time: string | undefined) => (time ? zone.dayOf(Date.parse(time)) : '');
  // A call is rather moved on its day than to another one. What was picked stays picked: whoever else took it, no other time is booked.
  const [picked, setPicked] = useState(() => best(byDay.get(dayOf(at)) ?? times)?.starts_at);
  const day = dayOf(picked);
  const ofDay = byDay.get(day) ?? [];
  const nameOf = ({ starts_at, busy }: OwnFreeTime) => {
    const [ours, there] = [zone.time(starts_at), theirs.timeBeside(zone, starts_at)];
    const time = there === ours ? ours : booked.there(ours, there, cityOf(theirs.name));
    return busy ? booked.over(time) : time;
  };
  return (
    <Fields>
      <Labeled label={booked.moveDay}>
        <select
          value={day}
          // biome-ignore lint/a11y/noAutofocus: It takes the focus over from the button that stood there while times were read.
          autoFocus
          onChange={({ target }) => setPicked(best(byDay.get(target.value) ?? [])?.starts_at)}
        >
          <Options of={[...byDay.keys()].map((name) => [name, zone.shortDay(name)])} />
        </select>
      </Labeled>
      <Labeled label={booked.moveTime}>
        <select name="time" value={picked} onChange={({ target }) => setPicked(target.value)}>
          <Options of={ofDay.map((time) => [time.starts_at, nameOf(time)])} />
          {picked && !ofDay.some(({ starts_at }) => starts_at === picked) && (
            <option value={picked}>{booked.gone(zone.time(picked))}</option>
          )}
        </select>
      </Labeled>
    </Fields>
  );
}

const cancelWords = { confirm: booked.cancelConfirm, cancel: booked.keep };

function CancelCall({ at = '', submission, name, onClose }: Props) {
  const { zone, now } = useDeskNow();
  const write = useMutation({
    mutationFn: () => call('desk_cancel', { submission, seen: at }),
    onSuccess: async () => {
      onClose();
      showToast(booked.isCancelled);
      await refresh();
    },
    onError: refresh,
  });
  const title = booked.cancelTitle(name);
  if (isFault(write.error, 'changed'))
    return <Overtaken title={title} words={booked.overtaken} of={submission} onClose={onClose} />;
  return (
    <Confirm title={title} words={cancelWords} write={write} onClose={onClose}>
      <p>{booked.cancelText(zone.moment(at, now))}</p>
    </Confirm>
  );
}

type OvertakenProps = { title: string; words: string; of?: string; onClose: () => void };

/** Another device or the visitor was faster: nothing is left to press but to look. Of a call it says where it is now. */
export function Overtaken({ title, words, of = '', onClose }: OvertakenProps) {
  const { zone, now } = useDeskNow();
  const { data } = useQuery({ ...wholeEnquiry(of), enabled: of !== '' });
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="alert">
        {words} {data?.call?.status === 'booked' && booked.isAt(zone.moment(data.call.starts_at, now))}
      </p>
      <Buttons>
        <Button look="solid" onClick={onClose}>
          {calendar.close}
        </Button>
      </Buttons>
    </Dialog>
  );
}

/** Why a call cannot be at that time; undefined for errors that any request can have. */
function refusalOf(error: unknown): string | undefined {
  const code = error instanceof Fault ? error.code : undefined;
  if (code === timeTaken) return booked.taken;
  return code === timeNotOffered ? booked.notOffered : undefined;
}
