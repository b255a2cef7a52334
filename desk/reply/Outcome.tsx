import { reply } from '../../content/desk-words/reply.ts';
import type { ReplyState } from '../../contract/desk.ts';
import { Notice } from '../frame/Notice.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { isFault } from '../request/fault.ts';

type Props = { state: ReplyState | undefined; error: unknown; overtaken: boolean };

/** What there is to know before Send is pressed again. */
export function Outcome(props: Props) {
  const told = wordsFor(props);
  return (
    <>
      <div role="status">{told && <Notice {...told} />}</div>
      {!told && <WriteFault error={props.error} />}
    </>
  );
}

function wordsFor({ state, error, overtaken }: Props): { title: string; text: string } | undefined {
  if (isFault(error, 'offline')) return reply.noAnswer;
  if (isFault(error, 'written')) return reply.arrived;
  if (overtaken || isFault(error, 'changed')) return reply.overtaken;
  return state === 'failed' ? reply.refused : undefined;
}
