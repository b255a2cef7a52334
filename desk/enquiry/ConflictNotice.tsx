import { conflict } from '../../content/desk-words/enquiry.ts';
import type { WholeEnquiry } from '../../contract/desk.ts';
import { Notice } from '../frame/Notice.tsx';
import { WriteFault } from '../frame/WriteFault.tsx';
import { useNow } from '../live/use-now.ts';
import { longSpan } from '../time/spans.ts';

type Props = { whole: WholeEnquiry; overtaken: boolean; error: unknown };

const isDecision = ({ kind }: { kind: string }) => kind !== 'note' && kind !== 'reply';

/** Somebody was faster: what stands now, and since when. */
export function ConflictNotice({ whole: { status, events }, overtaken, error }: Props) {
  const now = useNow();
  const decided = events.findLast(isDecision);
  const since = now - Date.parse(decided?.at ?? '');
  const ago = since >= 60_000 ? conflict.ago(longSpan(since)) : conflict.now;
  return (
    <div role="status">
      {overtaken ? (
        <Notice title={conflict.title[status]} text={conflict.text[status](ago)} />
      ) : (
        <WriteFault error={error} />
      )}
    </div>
  );
}
