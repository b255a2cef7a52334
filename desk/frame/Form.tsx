import type { ComponentProps, ReactNode } from 'react';
import { Button, Buttons, CopyButton, Labeled, submitted } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { WriteButton, WriteFault } from './WriteButton.tsx';

/** What only pages and questions are made of that are loaded when they are first opened. */

/** Fields side by side. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="my-10 flex flex-wrap gap-x-15 gap-y-10 *:max-w-full">{children}</div>
);

/** The options of a select, each with what stands on it. */
export const Options = ({ of }: { of: (readonly [value: string | number, label: string])[] }) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** What is shown once, to be taken elsewhere. */
export const CopyField = ({ label, text }: { label: string; text: string }) => (
  <div className="my-10 flex items-end gap-5 *:first:min-w-0 *:first:flex-1">
    <Labeled label={label}>
      <input className="w-full" readOnly value={text} onFocus={({ target }) => target.select()} />
    </Labeled>
    <CopyButton text={text} />
  </div>
);

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** What the first button does, and what the last one says, which leaves everything as it is. */
  does: string;
  leave: string;
  /** A button between both. */
  beside?: ReactNode;
  look?: 'solid' | 'line' | 'danger';
  write: { isPending: boolean; error: unknown };
  fault?: string | undefined;
  onSubmit: Parameters<typeof submitted>[0];
  onClose: () => void;
};

/** The fields of a form that can be left, why they were not taken, and its buttons. */
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
      <WriteForm
        {...{ does: words.confirm, leave: words.cancel, look, write, fault, onClose }}
        onSubmit={() => write.mutate()}
      />
    </Dialog>
  );
}
