import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { block as words } from '../../content/desk-words/calendar.ts';
import type { CalendarEntry } from '../../contract/rows.ts';
import { Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Fields, WriteForm } from '../frame/Form.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { call, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { addDays } from '../time/zone.ts';
import { showToast } from '../toast.ts';
import { blockRefusalOf, Overtaken } from './ChangeCall.tsx';

type Props = { onClose: () => void } & (
  | { day: string; block?: undefined }
  | { day?: undefined; block: CalendarEntry }
);

/** Blocks a time, or moves or frees a blocked one. */
export function BlockDialog({ day, block, onClose }: Props) {
  const { zone } = useDesk();
  // It is about the time that was there when it was opened.
  const [{ appointment, seen }] = useState(() => ({
    appointment: block?.id ?? crypto.randomUUID(),
    seen: block?.sequence ?? null,
  }));
  const [upsideDown, setUpsideDown] = useState(false);
  const done = async (said: string) => {
    onClose();
    showToast(said);
    await refresh();
  };
  const save = useMutation({
    mutationFn: (block: { starts_at: string; ends_at: string; title: string }) =>
      call('desk_block', { appointment, seen, ...block }),
    onSuccess: () => done(words.done),
    onError: refresh,
  });
  const free = useMutation({
    mutationFn: () => call('desk_unblock', { appointment, seen: seen ?? 0 }),
    onSuccess: () => done(words.freed),
    onError: refresh,
  });

  const submit = (form: FormData) => {
    const [day, clock] = [String(form.get('day')), String(form.get('to'))];
    const from = zone.momentOf(day, String(form.get('from')));
    const to = zone.momentOf(clock === '00:00' ? addDays(day, 1) : day, clock);
    setUpsideDown(to <= from);
    if (to > from)
      save.mutate({
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(to).toISOString(),
        title: String(form.get('title')).trim(),
      });
  };
  const clockOf = (at: string | undefined, usual: string) => (at ? zone.clock(at) : usual);

  if (isFault(save.error ?? free.error, 'changed'))
    return <Overtaken title={words.title} words={words.overtaken} onClose={onClose} />;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <WriteForm
        {...{ does: block ? words.change : words.save, leave: words.cancel, onClose }}
        {...{ write: save, fault: blockRefusalOf(save.error), onSubmit: submit }}
        beside={
          block && (
            <WriteButton busy={free.isPending} onClick={() => free.mutate()}>
              {words.free}
            </WriteButton>
          )
        }
      >
        <Fields>
          <div className="w-full">
            <Labeled label={words.what}>
              <input className="w-full" name="title" maxLength={100} defaultValue={block?.name ?? ''} />
            </Labeled>
          </div>
          <Labeled label={words.day}>
            <input
              type="date"
              name="day"
              required
              defaultValue={block ? zone.dayOf(Date.parse(block.starts_at)) : day}
            />
          </Labeled>
          <Labeled label={words.from}>
            <input type="time" name="from" required defaultValue={clockOf(block?.starts_at, '09:00')} />
          </Labeled>
          <Labeled label={words.to}>
            <input
              type="time"
              name="to"
              required
              aria-invalid={upsideDown || undefined}
              defaultValue={clockOf(block?.ends_at, '12:00')}
            />
          </Labeled>
        </Fields>
        {upsideDown && (
          <p className="text-row text-danger" role="alert">
            {words.order}
          </p>
        )}
        <WriteFault error={free.error} />
      </WriteForm>
    </Dialog>
  );
}
