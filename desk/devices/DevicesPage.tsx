import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { devices as words } from '../../content/desk-words/sign-in.ts';
import { FaultNotice } from '../frame/FaultNotice.tsx';
import { Page } from '../frame/Page.tsx';
import { Skeleton } from '../frame/Skeleton.tsx';
import { showToast } from '../frame/toast.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { useDesk } from '../live/desk.tsx';
import { ask, call } from '../request/ask.ts';
import { signOut } from '../request/session.ts';
import { AnotherDevice } from './AnotherDevice.tsx';
import { DeviceRow } from './DeviceRow.tsx';

/** Who is signed in, and how to change that. */
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
