import type { ReactNode } from 'react';
import { ButtonRow, type ButtonVariant, buttonClass } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';

type Props = {
  heading: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** The last section of a page, with a call to action. */
export function ClosingCall({ heading, text, children }: Props) {
  return (
    <div data-screen-only>
      <Section air="bay" surface="ruled">
        <div className="wrap">
          <h2 className="max-w-[16ch] text-section">{heading}</h2>
          <p className="mt-5 max-w-[48ch] text-lead text-ink-2">{text}</p>
          <div className="mt-9">
            <ButtonRow>{children}</ButtonRow>
          </div>
        </div>
      </Section>
    </div>
  );
}

/** A link to the form. On pages that contain the form, the behaviour `consultation` makes it scroll there. */
export function ConsultationLink({ label, variant }: { label: string; variant: ButtonVariant }) {
  return (
    <a href="/contact?about=demo" data-consultation className={buttonClass[variant]}>
      {label}
    </a>
  );
}
