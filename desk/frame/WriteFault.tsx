import { fault, freshness } from '../../content/desk-words/frame.ts';
import { isFault } from '../request/fault.ts';

/** Why what was written is not there, beside the button that tries again. Nothing about what others say themselves. */
export function WriteFault({ error, words }: { error: unknown; words?: string | undefined }) {
  if (!error || isFault(error, 'ended')) return null;
  return (
    <p className="fault" role="alert">
      {words ?? wordsFor(error)}
    </p>
  );
}

function wordsFor(error: unknown): string {
  if (isFault(error, 'gone')) return fault.erased;
  if (isFault(error, 'offline')) return `${freshness.offlineTitle}. ${fault.noAnswer}`;
  return `${fault.title}. ${isFault(error, 'busy') ? fault.busy : fault.text}`;
}
