import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { block as words } from '../../content/desk-words/calendar.ts';
import { isolated } from '../../content/isolated.ts';
import { timeTaken } from '../../contract/desk.ts';
import type { CalendarEntry } from '../../contract/rows.ts';
import { Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Fields, WriteForm } from '../frame/Form.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { call as ask, Fault, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { addDays, daysBetween } from '../time/zone.ts';
import { showToast } from '../toast.ts';
import { Overtaken } from './ChangeCall.tsx';
import { isCall, meets, spanOf, useDaysAhead } from './use-days.ts';

type Props = { onClose: () => void } & (
  | { day: string; block?: undefined }
  | { day?: undefined; block: CalendarEntry }
);

/** Blocks a time, or moves or frees a blocked one. */
export function BlockDialog({ day, block, onClose }: Props) {
  const { zone, now } = useDeskNow();
  const entries = useDaysAhead().data?.entries ?? [];
  // It is about the time that was there when it was opened.
  const [{ appointment, seen }] = useState(() => ({
    appointment: block?.id ?? crypto.randomUUID(),
    seen: block?.sequence ?? null,
  }));
  const [upsideDown, setUpsideDown] = useState(false);
  const [first, setFirst] = useState(block ? zone.dayOf(Date.parse(block.starts_at)) : day);
  /** The last day follows the first. */
  const length = block
    ? daysBetween(zone.dayOf(Date.parse(block.starts_at)), zone.dayOf(Date.parse(block.ends_at) - 1))
    : 0;
  const done = async (said: string) => {
    onClose();
    showToast(said);
    await refresh();
  };
  const save = useMutation({
    mutationFn: (block: { starts_at: string; ends_at: string; title: string }) =>
      ask('desk_block', { appointment, seen, ...block }),
    onSuccess: () => done(words.done),
    onError: refresh,
  });
  const free = useMutation({
    mutationFn: () => ask('desk_unblock', { appointment, seen: seen ?? 0 }),
    onSuccess: () => done(words.freed),
    onError: refresh,
  });

  const submit = (form: FormData) => {
    const field = (name: string) => String(form.get(name));
    const from = zone.momentOf(first, field('from'));
    const isMidnight = field('to') === '00:00';
    const to = zone.momentOf(isMidnight ? addDays(field('last'), 1) : field('last'), field('to'));
    setUpsideDown(to <= from);
    if (to > from)
      save.mutate({
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(to).toISOString(),
        title: field('title').trim(),
      });
  };
  const { variables: wanted, error } = save;
  const call = wanted && entries.find((entry) => isCall(entry) && meets(entry)(spanOf(wanted)));
  const taken = call
    ? words.takenBy(isolated(`${call.name}`), zone.moment(call.starts_at, now))
    : words.taken;
  const fault = error instanceof Fault && error.code === timeTaken ? taken : undefined;
  const clockOf = (at: string | undefined, usual: string) => (at ? zone.clock(at) : usual);

  if (isFault(save.error ?? free.error, 'changed'))
    return <Overtaken title={words.title} words={words.overtaken} onClose={onClose} />;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <WriteForm
        {...{ does: block ? words.change : words.save, leave: words.cancel, onClose }}
        {...{ write: save, fault, onSubmit: submit }}
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
            <input type="date" required value={first} onChange={({ target }) => setFirst(target.value)} />
          </Labeled>
          <Labeled label={words.from}>
            <input type="time" name="from" required defaultValue={clockOf(block?.starts_at, '09:00')} />
          </Labeled>
          <Labeled label={words.last}>
            <input
              key={first}
              type="date"
              name="last"
              required
              min={first}
              defaultValue={first && addDays(first, length)}
            />
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
