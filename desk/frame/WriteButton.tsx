import { freshness, fault as said } from '../../content/desk-words/frame.ts';
import { useConnection } from '../live/use-pulse.ts';
import { isFault, refusalOf } from '../request/ask.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { connectionNote } from './Page.tsx';

/** A button that writes. Without a connection it is busy, and says why. */
export function WriteButton({ busy, ...button }: ButtonProps) {
  const { connected } = useConnection();
  const note = connected ? undefined : connectionNote;
  return <Button {...button} busy={busy || !connected} aria-describedby={note} />;
}

/** Why writing failed, beside the button that tries again. Silent about faults that are explained elsewhere. */
export function WriteFault({ error, words }: { error: unknown; words?: string | undefined }) {
  if (!error || isFault(error, 'ended')) return null;
  return (
    <p className="text-row text-danger" role="alert">
      {words ?? refusalOf(error) ?? wordsFor(error)}
    </p>
  );
}

function wordsFor(error: unknown): string {
  if (isFault(error, 'gone')) return said.erased;
  if (isFault(error, 'offline')) return `${freshness.offlineTitle}. ${said.noAnswer}`;
  return `${said.title}. ${isFault(error, 'busy') ? said.busy : said.text}`;
}
