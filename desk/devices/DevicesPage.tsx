import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { devices as words } from '../../content/desk-words/frame.ts';
import type { Device } from '../../contract/rows.ts';
import { Button, Buttons, Labeled } from '../frame/Button.tsx';
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
      <ul className="mt-15 max-w-440 border-t border-line">
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
      <Buttons>
        {(sessions.data?.length ?? 0) > 1 && (
          <WriteButton busy={end.isPending} onClick={() => end.mutate({ others: true })}>
            {words.endOthers}
          </WriteButton>
        )}
        <WriteButton busy={leave.isPending} onClick={() => leave.mutate()}>
          {words.signOut}
        </WriteButton>
        <small>{words.signOutText}</small>
      </Buttons>
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
    <section className="mt-25 max-w-440 [&>p]:mt-4 [&>p]:mb-10 [&>p]:text-row [&>p]:text-ink-2">
      <h2 className="text-h4">{words.another}</h2>
      <p>{words.anotherText}</p>
      <WriteFault error={error} />
      {data && (
        <Labeled label={words.link}>
          <input
            className="w-full"
            readOnly
            value={data.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Labeled>
      )}
      <Buttons>
        {data && (
          <Button
            onClick={() =>
              navigator.clipboard?.writeText(data.link).then(
                () => showToast(words.copied),
                () => undefined,
              )
            }
          >
            {words.copy}
          </Button>
        )}
        <WriteButton busy={isPending} onClick={() => mutate()}>
          {words.makeLink}
        </WriteButton>
      </Buttons>
    </section>
  );
}

type Props = { device: Device; isHere: boolean; onEnd: () => void };

function DeviceRow({ device: { device, seen_at, created_at }, isHere, onEnd }: Props) {
  const { zone } = useDesk();
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center justify-between gap-10 border-b border-line py-8">
      <p className="flex-[1_1_12rem]">
        <b>{device}</b>
        <small className="block">
          {words.times(zone.moment(seen_at, now), zone.moment(created_at, now))}
        </small>
      </p>
      {isHere ? (
        <span className="quiet shrink-0">{words.here}</span>
      ) : (
        <WriteButton look="small" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </WriteButton>
      )}
    </li>
  );
}
