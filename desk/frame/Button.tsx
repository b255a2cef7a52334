import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { copying } from '../../content/desk-words/frame.ts';
import { showToast } from '../toast.ts';

/** The look of a button, for links and buttons. A `word` is one in a text. */
export const buttonClass = {
  line: 'button',
  solid: 'button solid',
  plain: 'button plain',
  danger: 'button danger',
  small: 'button small',
  'small-solid': 'button small solid',
  'small-plain': 'button small plain',
  word: 'underline underline-offset-[0.25em]',
};

export type ButtonProps = ComponentProps<'button'> & { look?: keyof typeof buttonClass; busy?: boolean };

/** While it is busy it does nothing, and keeps the focus. */
export function Button({
  look = 'line',
  className = '',
  type = 'button',
  busy,
  onClick,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={`${buttonClass[look]} ${className}`}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

/** Copies a text, or says that the browser does not. */
export const CopyButton = ({ text, look = 'line' }: { text: string; look?: keyof typeof buttonClass }) => (
  <Button
    look={look}
    onClick={() =>
      navigator.clipboard.writeText(text).then(
        () => showToast(copying.done),
        () => showToast(copying.refused),
      )
    }
  >
    {copying.press}
  </Button>
);

/** Buttons side by side. */
export const Buttons = ({ className = '', ...row }: ComponentProps<'div'>) => (
  <div {...row} className={`buttons ${className}`} />
);

/** A field and its name. */
export function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field stands in it
    <label>
      <span className="quiet block">{label}</span>
      {children}
    </label>
  );
}

/** Gives what was typed into a form to the desk, and not to the browser. */
export const submitted =
  (act: (typed: FormData, form: HTMLFormElement) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    act(new FormData(event.currentTarget), event.currentTarget);
  };

type CheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode };

export function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="flex min-h-27.5 items-center gap-9">
      <input
        type="checkbox"
        className="size-12.5 shrink-0"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
