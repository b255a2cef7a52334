import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booked } from '../../content/desk-words/calendar.ts';
import type { FreeTime } from '../../contract/booking.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { FaultNotice } from '../frame/FaultNotice.tsx';
import { showToast } from '../frame/toast.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { refusalOf } from './refusal.ts';

type Props = { submission: string; name: string; onClose: () => void };

/** Moves a call to a time that is offered and free. */
export function MoveCall({ submission, name, onClose }: Props) {
  const times = useQuery({
    queryKey: ['calendar', 'free times'],
    queryFn: () => call('desk_free_times', {}),
    staleTime: 0,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted_time: string) => call('desk_move', { submission, wanted_time }),
    onSuccess: () => {
      onClose();
      showToast(booked.moved);
    },
    onSettled: refresh,
  });
  return (
    <Dialog title={booked.moveTitle(name)} onClose={onClose}>
      <p>{booked.moveText}</p>
      {times.error && <FaultNotice error={times.error} again={times.refetch} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          mutate(String(new FormData(event.currentTarget).get('time')));
        }}
      >
        {times.data && <TimePicker times={times.data} />}
        <WriteFault error={error} words={refusalOf(error)} />
        <div className="buttons">
          {times.data && times.data.length > 0 && (
            <WriteButton type="submit" className="button solid" busy={isPending}>
              {booked.moveConfirm}
            </WriteButton>
          )}
          <button type="button" className="button" onClick={onClose}>
            {booked.keep}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** First a day, then a time of it. */
function TimePicker({ times }: { times: FreeTime[] }) {
  const { zone } = useDesk();
  const byDay = Map.groupBy(times, ({ starts_at }) => zone.dayOf(Date.parse(starts_at)));
  const [day, setDay] = useState([...byDay.keys()][0] ?? '');
  if (times.length === 0) return <p>{booked.noTimes}</p>;
  return (
    <div className="fields">
      <label>
        <span>{booked.moveDay}</span>
        <select value={day} onChange={(event) => setDay(event.target.value)}>
          {[...byDay.keys()].map((name) => (
            <option key={name} value={name}>
              {zone.shortDay(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{booked.moveTime}</span>
        <select name="time">
          {byDay.get(day)?.map(({ starts_at }) => (
            <option key={starts_at} value={starts_at}>
              {zone.time(starts_at)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
