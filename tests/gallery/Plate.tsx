import type { ReactNode } from 'react';

/** A group of parts under one heading. */
export function Room({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div id={title.toLowerCase().replaceAll(' ', '-')} className="border-t border-line pt-12">
      <h2 className="wrap text-section">{title}</h2>
      {children}
    </div>
  );
}

type PlateProps = {
  /** The component and its variant or state. */
  label: string;
  /** Sections have their own margins. */
  width: 'column' | 'page';
  children: ReactNode;
};

export function Plate({ label, width, children }: PlateProps) {
  return (
    <div className="py-8">
      <p className="wrap mb-5 font-code text-small text-ink-3">{label}</p>
      <div className={width === 'column' ? 'wrap' : ''}>{children}</div>
    </div>
  );
}

/** Shows its content as if hovered or focused, with the help of the script `play`. */
export function InState({ state, children }: { state: 'hover' | 'focus'; children: ReactNode }) {
  return <div data-gallery-state={state}>{children}</div>;
}
