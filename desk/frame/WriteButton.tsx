import { fault, freshness } from '../../content/desk-words/frame.ts';
import { useConnection } from '../live/use-pulse.ts';
import { isFault, refusalOf } from '../request/ask.ts';
import { Button, type ButtonProps, Buttons } from './Button.tsx';
import { connectionNote } from './Page.tsx';

/** A button that writes. Without a connection it is busy, and says why. */
export function WriteButton({ busy, ...button }: ButtonProps) {
  const { connected } = useConnection();
  const note = connected ? undefined : connectionNote;
  return <Button {...button} busy={busy || !connected} aria-describedby={note} />;
}

type ConfirmProps = {
  /** What it does, and what leaves everything as it is. */
  confirm: string;
  cancel: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The buttons of a dialog that asks before something that cannot be taken back. */
export function ConfirmButtons({ confirm, cancel, busy, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Buttons>
      <WriteButton look="danger" busy={busy} onClick={onConfirm}>
        {confirm}
      </WriteButton>
      <Button onClick={onCancel}>{cancel}</Button>
    </Buttons>
  );
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
  if (isFault(error, 'gone')) return fault.erased;
  if (isFault(error, 'offline')) return `${freshness.offlineTitle}. ${fault.noAnswer}`;
  return `${fault.title}. ${isFault(error, 'busy') ? fault.busy : fault.text}`;
}
