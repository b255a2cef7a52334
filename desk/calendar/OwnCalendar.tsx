import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { own as words } from '../../content/desk-words/own-calendar.ts';
import { calendarPath } from '../../contract/desk.ts';
import { hashOf, newSecret } from '../../contract/link-secret.ts';
import type { Day } from '../../contract/rows.ts';
import { Button, Buttons, Check, Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { CopyField, WriteForm } from '../frame/Form.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';

type Own = Day['own'] & { busy: number };

/** The owner's own calendar. That it cannot be read is said without being asked. */
export function OwnCalendar(own: Own) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-7.5">
      {(own.fault ?? own.refused) && <HowRead {...own} />}
      <Button onClick={() => setOpen(true)}>{words.title}</Button>
      {isOpen && <OwnCalendarDialog own={own} onClose={() => setOpen(false)} />}
    </div>
  );
}

type Change = { secret?: string; shows_name?: boolean | null; address?: string | null };

/** Calendars subscribe to an address that is known here alone, until the dialog is closed; and one is read. */
function OwnCalendarDialog({ own, onClose }: { own: Own; onClose: () => void }) {
  const { settings } = useDesk();
  const [made, setMade] = useState('');
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ secret, shows_name = null, address = null }: Change) => {
      const link_hash = secret ? await hashOf(secret) : (secret ?? null);
      await call('desk_own_calendar', { link_hash, shows_name, address });
      if (secret !== undefined)
        setMade(secret && `${settings.site_url ?? location.origin}${calendarPath}/${secret}.ics`);
    },
    onSettled: refresh,
  });
  const showsName = (isPending ? variables.shows_name : undefined) ?? own.shows_name;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <h3 className="mt-10">{words.share}</h3>
      <p className="quiet my-5">{words.shareText}</p>
      {made && <CopyField label={words.address} text={made} />}
      {showsName !== null && (
        <Check checked={showsName} onChange={(shows_name) => mutate({ shows_name })}>
          {words.showName} <small className="block">{words.showNameText}</small>
        </Check>
      )}
      <Buttons>
        <WriteButton busy={isPending} onClick={() => mutate({ secret: newSecret() })}>
          {showsName === null ? words.make : words.makeAnew}
        </WriteButton>
        {showsName !== null && (
          <WriteButton busy={isPending} onClick={() => mutate({ secret: '' })}>
            {words.end}
          </WriteButton>
        )}
      </Buttons>
      <h3 className="mt-15">{words.read}</h3>
      <p className="quiet my-5">{words.readText}</p>
      {own.host && <HowRead {...own} />}
      <WriteForm
        {...{ does: words.save, leave: words.close, look: 'line', write: { isPending, error }, onClose }}
        onSubmit={(typed, form) => {
          mutate({ address: String(typed.get('address')).replace(/^webcals?/, 'https') });
          form.reset();
        }}
        beside={
          own.host && (
            <>
              <WriteButton busy={isPending} onClick={() => mutate({})}>
                {words.again}
              </WriteButton>
              <WriteButton busy={isPending} onClick={() => mutate({ address: '' })}>
                {words.remove}
              </WriteButton>
            </>
          )
        }
      >
        <Labeled label={words.secret}>
          <input
            {...{ type: 'url', name: 'address', pattern: '(https|webcals?)://.+', title: words.notSecure }}
            {...{ className: 'w-full', required: true, maxLength: 2000, autoComplete: 'off' }}
          />
        </Labeled>
      </WriteForm>
    </Dialog>
  );
}

function HowRead({ host, read_at, failed_since, fault, refused, busy }: Own) {
  const { zone, now } = useDeskNow();
  const when = zone.moment(failed_since ?? read_at ?? now, now);
  return (
    <p className={`my-7.5 max-w-440 text-row ${fault ? 'text-danger' : ''}`} role="status">
      {fault
        ? words.failed(`${host}`, read_at && when, fault)
        : words.isRead(`${host}`, read_at && when, busy)}{' '}
      {refused && <span className="text-danger">{words.refused(refused)}</span>}
    </p>
  );
}
