import { useMutation } from '@tanstack/react-query';
import { unknownReply } from '../../content/desk-words/reply.ts';
import type { DeskEvent } from '../../contract/desk.ts';
import { Notice } from '../frame/Notice.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { call } from '../request/ask.ts';
import { refresh } from '../request/client.ts';

type Props = { event: DeskEvent; onNotSent: (event: DeskEvent) => void };

/** Nobody knows whether a reply has left: the owner looks, and says so. It is never sent again by itself. */
export function WasItSent({ event, onNotSent }: Props) {
  const { zone } = useDesk();
  const now = useNow();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (outcome: 'sent' | 'failed') => call('desk_settle', { event: event.id, outcome }),
    onSuccess: async (_, outcome) => {
      if (outcome === 'failed') onNotSent(event);
      await refresh();
    },
  });
  return (
    <Notice title={unknownReply.title} text={unknownReply.text(zone.when(event.at, now))}>
      <WriteButton className="button small" busy={isPending} onClick={() => mutate('failed')}>
        {unknownReply.notSent}
      </WriteButton>
      <WriteButton className="button small" busy={isPending} onClick={() => mutate('sent')}>
        {unknownReply.wasSent}
      </WriteButton>
      <WriteFault error={error} />
    </Notice>
  );
}
