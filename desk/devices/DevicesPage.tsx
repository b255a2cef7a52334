import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { devices as words } from '../../content/desk-words/frame.ts';
import type { Device } from '../../contract/rows.ts';
import { FaultNotice, Page, Skeleton } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { ask, call } from '../request/ask.ts';
import { signOut } from '../request/session.ts';
import { useNow } from '../time/use-now.ts';
import { showToast } from '../toast.ts';

/** The signed-in devices, and how to add or end one. */
export function DevicesPage() {
  const { settings } = useDesk();
  const client = useQueryClient();
  const sessions = useQuery({
    queryKey: ['devices'],
    queryFn: () => call('desk_sessions', {}),
    staleTime: 0,
  });
  const end = useMutation({
    mutationFn: (which: { session: string } | { others: true }) => ask('/sign-out', which),
    onSuccess: async (_, which) => {
      showToast('others' in which ? words.endedOthers : words.ended);
      await sessions.refetch();
    },
  });
  const leave = useMutation({ mutationFn: () => signOut(client) });

  return (
    <Page title={words.title} lead={words.lead}>
      {sessions.error ? (
        <FaultNotice error={sessions.error} again={sessions.refetch} />
      ) : (
        !sessions.data && <Skeleton />
      )}
      <ul className="devices">
        {sessions.data?.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isHere={device.id === settings.session}
            onEnd={() => end.mutate({ session: device.id })}
          />
        ))}
      </ul>
      <WriteFault error={end.error ?? leave.error} />
      <div className="buttons">
        {(sessions.data?.length ?? 0) > 1 && (
          <WriteButton className="button" busy={end.isPending} onClick={() => end.mutate({ others: true })}>
            {words.endOthers}
          </WriteButton>
        )}
        <WriteButton className="button" busy={leave.isPending} onClick={() => leave.mutate()}>
          {words.signOut}
        </WriteButton>
        <small>{words.signOutText}</small>
      </div>
      <AnotherDevice />
    </Page>
  );
}

/** Signs in another device without a command or an email. */
function AnotherDevice() {
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: () => ask<{ link: string }>('/make-link', {}),
    // The link is a secret: it is forgotten as soon as the page is left.
    gcTime: 0,
  });
  return (
    <section className="another">
      <h2>{words.another}</h2>
      <p>{words.anotherText}</p>
      <WriteFault error={error} />
      {data && (
        <label className="link">
          <span>{words.link}</span>
          <input readOnly value={data.link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      <div className="buttons">
        {data && (
          <button
            type="button"
            className="button"
            onClick={() =>
              navigator.clipboard?.writeText(data.link).then(
                () => showToast(words.copied),
                () => undefined,
              )
            }
          >
            {words.copy}
          </button>
        )}
        <WriteButton className="button" busy={isPending} onClick={() => mutate()}>
          {words.makeLink}
        </WriteButton>
      </div>
    </section>
  );
}

type Props = { device: Device; isHere: boolean; onEnd: () => void };

function DeviceRow({ device: { device, seen_at, created_at }, isHere, onEnd }: Props) {
  const { zone } = useDesk();
  const now = useNow();
  return (
    <li>
      <p>
        <b>{device}</b>
        <small>{words.times(zone.moment(seen_at, now), zone.moment(created_at, now))}</small>
      </p>
      {isHere ? (
        <span>{words.here}</span>
      ) : (
        <WriteButton className="button small" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </WriteButton>
      )}
    </li>
  );
}
