import type { ComponentProps, ReactNode } from 'react';
import { freshness, fault as said } from '../../content/desk-words/frame.ts';
import { useConnection } from '../live/use-pulse.ts';
import { isFault, refusalOf } from '../request/ask.ts';
import { Button, type ButtonProps, Buttons, submitted } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { connectionNote } from './Page.tsx';

/** A button that writes. Without a connection it is busy, and says why. */
export function WriteButton({ busy, ...button }: ButtonProps) {
  const { connected } = useConnection();
  const note = connected ? undefined : connectionNote;
  return <Button {...button} busy={busy || !connected} aria-describedby={note} />;
}

type ConfirmProps = {
  title: string;
  /** What it does, and what leaves everything as it is. */
  words: { confirm: string; cancel: string };
  write: { isPending: boolean; error: unknown; mutate: () => void };
  look?: 'danger' | 'solid';
  /** Why it failed, where the dialog knows it better. */
  fault?: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be taken back, or is done to many. */
export function Confirm({ title, words, write, look = 'danger', fault, onClose, children }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <WriteFault error={write.error} words={fault} />
      <Buttons>
        <WriteButton look={look} busy={write.isPending} onClick={() => write.mutate()}>
          {words.confirm}
        </WriteButton>
        <Button onClick={onClose}>{words.cancel}</Button>
      </Buttons>
    </Dialog>
  );
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** What the first button does, and what the last one says, which leaves everything as it is. */
  does: string;
  leave: string;
  /** A button between both. */
  beside?: ReactNode;
  look?: 'solid' | 'line';
  write: { isPending: boolean; error: unknown };
  fault?: string | undefined;
  onSubmit: Parameters<typeof submitted>[0];
  onClose: () => void;
};

/** The fields of a dialog, why they were not taken, and its buttons. */
export function WriteForm({ does, leave, beside, look = 'solid', ...props }: FormProps) {
  const { write, fault, onSubmit, onClose, children, ...form } = props;
  return (
    <form {...form} onSubmit={submitted(onSubmit)}>
      {children}
      <WriteFault error={write.error} words={fault} />
      <Buttons>
        <WriteButton type="submit" look={look} busy={write.isPending}>
          {does}
        </WriteButton>
        {beside}
        <Button look="plain" onClick={onClose}>
          {leave}
        </Button>
      </Buttons>
    </form>
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
  if (isFault(error, 'gone')) return said.erased;
  if (isFault(error, 'offline')) return `${freshness.offlineTitle}. ${said.noAnswer}`;
  return `${said.title}. ${isFault(error, 'busy') ? said.busy : said.text}`;
}
