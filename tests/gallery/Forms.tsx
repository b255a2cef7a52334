import { type ComponentProps, useState } from 'react';
import { notSentTitle, sent, sentTitle, unexpected } from '../../content/messages/enquiry.ts';
import { emptyDraft, faultsOf } from '../../contract/draft.ts';
import { ResultPanel } from '../../site/islands/ConnectionTest.tsx';
import { FormFields, formClass } from '../../site/islands/contact-form/FormFields.tsx';
import { SubmitRow } from '../../site/islands/contact-form/SubmitRow.tsx';
import { ErrorBoundary } from '../../site/islands/ErrorBoundary.tsx';
import { Toast, type ToastMessage } from '../../site/islands/Toast.tsx';
import { buttonClass } from '../../site/ui/ButtonLink.tsx';
import { InState, Plate, Room } from './Plate.tsx';

const typed = {
  ...emptyDraft,
  name: 'Ada Barber',
  email: 'ada@example.com',
  phone_number: '+49 30 1234',
  business_details: 'Two chairs, one mirror and a telephone that never stops.',
};
const almostFull = { ...typed, business_details: 'Every word of it matters. '.repeat(190) };

const Fields = (props: ComponentProps<typeof FormFields>) => (
  <div className={formClass}>
    <FormFields {...props} />
  </div>
);

export function Forms() {
  return (
    <Room title="Forms">
      <Plate label="FormFields: empty" width="column">
        <Fields initial={emptyDraft} />
      </Plate>
      <Plate label="FormFields: hover" width="column">
        <InState state="hover">
          <Fields initial={emptyDraft} />
        </InState>
      </Plate>
      <Plate label="FormFields: focus" width="column">
        <InState state="focus">
          <Fields initial={emptyDraft} />
        </InState>
      </Plate>
      <Plate label="FormFields: what is wrong" width="column">
        <Fields initial={emptyDraft} faults={faultsOf(emptyDraft)} />
      </Plate>
      <Plate label="FormFields: while it is sent" width="column">
        <Fields initial={typed} draft={typed} readOnly />
      </Plate>
      <Plate label="FormFields: little room left" width="column">
        <Fields initial={almostFull} draft={almostFull} />
      </Plate>
      <Plate label="SubmitRow: as it is, submitting, without a connection" width="column">
        <SubmitRow isSubmitting={false} />
        <SubmitRow isSubmitting />
        <SubmitRow isSubmitting={false}>
          You are offline. What you typed is kept and is sent when you are back.
        </SubmitRow>
      </Plate>
      <Plate label="ResultPanel: success, error" width="column">
        <div className="grid gap-6 sm:grid-cols-2">
          <ResultPanel
            result={{ kind: 'success', message: 'insert test successful!', rows: [{ name: 'Test' }] }}
          />
          <ResultPanel result={{ kind: 'error', message: 'Insert failed: no connection' }} />
        </div>
      </Plate>
    </Room>
  );
}

const toasts: ToastMessage[] = [
  { tone: 'success', title: sentTitle, text: sent },
  { tone: 'error', title: notSentTitle, text: unexpected },
];

/** Messages over the page, and instead of a failed part of it. */
export function Messages() {
  const [message, show] = useState<ToastMessage>();
  return (
    <Room title="Messages">
      <Plate label="Toast: success, error" width="column">
        <div className="flex gap-4">
          {toasts.map((toast) => (
            <button
              key={toast.tone}
              type="button"
              className={buttonClass['line-small']}
              onClick={() => show(toast)}
            >
              Show {toast.tone}
            </button>
          ))}
        </div>
        <Toast message={message} onClose={() => show(undefined)} />
      </Plate>
      <Plate label="ErrorBoundary, round a part that fails" width="column">
        <ErrorBoundary>
          <Failing />
        </ErrorBoundary>
      </Plate>
    </Room>
  );
}

function Failing(): never {
  throw new Error('This part fails on purpose, to show what stands in its place.');
}
