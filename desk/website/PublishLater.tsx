import { useState } from 'react';
import { later as words } from '../../content/desk-words/website.ts';
import type { Draft } from '../../contract/website.ts';
import { Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Fields, WriteForm } from '../frame/Form.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { addDays } from '../time/zone.ts';
import { useChange } from './requests.ts';

type Props = { ready: Draft[]; onClose: () => void };

/** Asks for the moment at which changes go online by themselves. */
export function PublishLater({ ready, onClose }: Props) {
  const { zone, now } = useDeskNow();
  const [isOver, setIsOver] = useState(false);
  const schedule = useChange('schedule');
  const today = zone.dayOf(now);

  const submit = (form: FormData) => {
    const at = zone.momentOf(String(form.get('day')), String(form.get('time')));
    setIsOver(at <= Date.now());
    if (at > Date.now())
      schedule.mutate(
        {
          ids: ready.flatMap(({ ids }) => ids),
          versions: ready.flatMap(({ versions }) => versions),
          at: new Date(at).toISOString(),
        },
        { onSuccess: onClose },
      );
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text(ready.length)}</p>
      <WriteForm {...{ does: words.save, leave: words.cancel, onClose, write: schedule, onSubmit: submit }}>
        <Fields>
          <Labeled label={words.day}>
            <input type="date" name="day" required min={today} defaultValue={addDays(today, 1)} />
          </Labeled>
          <Labeled label={words.time}>
            <input type="time" name="time" required aria-invalid={isOver || undefined} defaultValue="09:00" />
          </Labeled>
        </Fields>
        <p className="quiet">{words.zone(zone.name)}</p>
        {isOver && (
          <p className="text-row text-danger" role="alert">
            {words.over}
          </p>
        )}
      </WriteForm>
    </Dialog>
  );
}
