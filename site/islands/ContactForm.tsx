import { type InvalidEvent, type SubmitEvent, useRef } from 'react';
import { emptyDraft } from '../../contract/draft.ts';
import { nativeFormAction } from '../../contract/native-form.ts';
import { connectionNote } from './contact-form/connection-note.ts';
import { FormFields } from './contact-form/FormFields.tsx';
import { formClass } from './contact-form/form-class.ts';
import { SubmitRow } from './contact-form/SubmitRow.tsx';
import { toastOf } from './contact-form/toast-of.ts';
import { useDraft } from './contact-form/use-draft.ts';
import { useOnline } from './contact-form/use-online.ts';
import { useSending } from './contact-form/use-sending.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Toast } from './Toast.tsx';

/** The enquiry form. It posts natively until this has loaded, and from then on sends by itself. */
export function ContactForm() {
  return (
    <ErrorBoundary>
      <Form />
    </ErrorBoundary>
  );
}

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const { draft, faults, take, showFaults, clear } = useDraft(form);
  const { sending, send, dismiss } = useSending(clear);
  const isSubmitting = sending.kind === 'submitting';
  const isOnline = useOnline();

  function showFaultsHere(event: InvalidEvent) {
    // In place of the browser's bubble, which shows one fault and is gone at the next key.
    event.preventDefault();
    showFaults();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSubmitting) void send(take());
  }

  return (
    <>
      <form
        ref={form}
        action={nativeFormAction}
        method="post"
        className={formClass}
        aria-busy={isSubmitting}
        onInput={take}
        onInvalidCapture={showFaultsHere}
        onSubmit={submit}
      >
        <FormFields initial={emptyDraft} draft={draft} faults={faults} readOnly={isSubmitting} />
        <SubmitRow isSubmitting={isSubmitting}>{connectionNote(isOnline, sending)}</SubmitRow>
      </form>
      <Toast message={toastOf(sending)} onClose={dismiss} />
    </>
  );
}
