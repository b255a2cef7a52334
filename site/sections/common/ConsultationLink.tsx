import type { ButtonVariant } from '../../ui/button-class.ts';
import { buttonClass } from '../../ui/button-class.ts';

/** On a page that carries the form the behaviour `consultation` turns it into the way down to it. */
export function ConsultationLink({ label, variant }: { label: string; variant: ButtonVariant }) {
  return (
    <a href="/contact?about=demo" data-consultation className={buttonClass[variant]}>
      {label}
    </a>
  );
}
