import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { own as words } from '../../content/desk-words/calendar.ts';
import { calendarPath } from '../../contract/desk.ts';
import { hashOf, newSecret } from '../../contract/link-secret.ts';
import type { Day } from '../../contract/rows.ts';
import { Button, Buttons, Check, CopyButton, Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { useNow } from '../time/use-now.ts';

type Own = Day['own'];

/** The owner's own calendar, which shows the calls, and whose busy times are not offered. */
export function OwnCalendar(own: Own) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-7.5">
      {own.fault && <HowRead {...own} />}
      <Button onClick={() => setOpen(true)}>{words.title}</Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <CallsInIt {...own} />
          <TimesOfIt {...own} />
          <Button look="plain" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        </Dialog>
      )}
    </div>
  );
}

const useChange = () =>
  useMutation({
    mutationFn: async (change: { secret?: string; shows_name?: boolean; address?: string }) => {
      const { secret, shows_name = null, address = null } = change;
      // Without a secret its hash is empty, or stays as it is.
      const link_hash = secret ? await hashOf(secret) : (secret ?? null);
      await call('desk_own_calendar', { link_hash, shows_name, address });
      return secret;
    },
    onSettled: refresh,
    gcTime: 0,
  });

/** The address with the secret is known here alone, until the dialog is closed. */
function CallsInIt({ shows_name }: Own) {
  const { mutate, isPending, error, variables, data: secret } = useChange();
  const address = secret && `${location.origin}${calendarPath}/${secret}.ics`;
  return (
    <section className="my-15">
      <h3>{words.share}</h3>
      <p className="quiet my-5">{words.shareText}</p>
      {address && (
        <Labeled label={words.address}>
          <input className="w-full" readOnly value={address} onFocus={(event) => event.target.select()} />
        </Labeled>
      )}
      {shows_name !== null && (
        <>
          <Check
            checked={(isPending ? variables.shows_name : undefined) ?? shows_name}
            onChange={(checked) => mutate({ shows_name: checked })}
          >
            {words.showName}
          </Check>
          <p className="quiet">{words.showNameText}</p>
        </>
      )}
      <WriteFault error={error} />
      <Buttons>
        {address && <CopyButton text={address} />}
        <WriteButton busy={isPending} onClick={() => mutate({ secret: newSecret() })}>
          {shows_name === null ? words.make : words.makeAnew}
        </WriteButton>
        {shows_name !== null && (
          <WriteButton busy={isPending} onClick={() => mutate({ secret: '' })}>
            {words.end}
          </WriteButton>
        )}
      </Buttons>
    </section>
  );
}

function TimesOfIt(own: Own) {
  const { mutate, isPending, error } = useChange();
  const name = (form: HTMLFormElement) => {
    const address = String(new FormData(form).get('address')).replace(/^webcals?:/, 'https:');
    mutate({ address }, { onSuccess: () => form.reset() });
  };
  return (
    <form
      className="my-15"
      onSubmit={(event) => {
        event.preventDefault();
        name(event.currentTarget);
      }}
    >
      <h3>{words.read}</h3>
      <p className="quiet my-5">{words.readText}</p>
      {own.host && <HowRead {...own} />}
      <Labeled label={words.secret}>
        <input
          className="w-full"
          type="url"
          name="address"
          required
          pattern="(https|webcals?)://.+"
          title={words.notSecure}
          maxLength={2000}
          autoComplete="off"
        />
      </Labeled>
      <WriteFault error={error} />
      <Buttons>
        <WriteButton type="submit" busy={isPending}>
          {words.save}
        </WriteButton>
        {own.host && (
          <WriteButton busy={isPending} onClick={() => mutate({ address: '' })}>
            {words.remove}
          </WriteButton>
        )}
      </Buttons>
    </form>
  );
}

function HowRead({ host, read_at, failed_since, fault }: Own) {
  const { zone } = useDesk();
  const now = useNow();
  const when = zone.moment(failed_since ?? read_at ?? now, now);
  return (
    <p className={`my-7.5 max-w-440 text-row ${fault ? 'text-danger' : ''}`} role="status">
      {fault ? words.failed(`${host}`, when, fault) : words.isRead(`${host}`, read_at && when)}
    </p>
  );
}
