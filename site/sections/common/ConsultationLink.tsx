import { type ButtonVariant, buttonClass } from '../../ui/ButtonLink.tsx';

/** A link to the form. On pages that contain the form, the behaviour `consultation` makes it scroll there. */
export function ConsultationLink({ label, variant }: { label: string; variant: ButtonVariant }) {
  return (
    <a href="/contact?about=demo" data-consultation className={buttonClass[variant]}>
      {label}
    </a>
  );
}
