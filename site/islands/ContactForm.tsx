import { type InvalidEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { calls } from '../../content/booking.yaml';
import { sendButton } from '../../content/messages/enquiry.ts';
import * as say from '../../content/messages/picking.ts';
import { isOfTheTime } from '../../contract/booking.ts';
import { emptyDraft } from '../../contract/draft.ts';
import { nativeFormAction } from '../../contract/native-form.ts';
import { buttonTimeOf } from './booking/days.ts';
import type { Lost } from './booking/Picker.tsx';
import { TimeStep } from './booking/TimeStep.tsx';
import { FormFields, formClass } from './contact-form/FormFields.tsx';
import { SubmitRow } from './contact-form/SubmitRow.tsx';
import { type Picked, useDraft } from './contact-form/use-draft.ts';
import { connectionNote, toastOf, useOnline, useSending } from './contact-form/use-sending.ts';
import { guarded } from './ErrorBoundary.tsx';
import { Toast } from './Toast.tsx';

/** The contact form. It posts natively until this script has loaded, which then sends it. */
export const ContactForm = guarded(() => {
  const form = useRef<HTMLFormElement>(null);
  const { draft, picked, faults, take, pick, showFaults, clear } = useDraft(form);
  const [lost, setLost] = useState<Lost | null>(null);
  const [isAway, setIsAway] = useState(false);
  const panel = useBookedPanel(picked !== null);
  const { sending, send, dismiss } = useSending({
    onStored({ picked: booked }) {
      clear();
      setLost(null);
      if (booked) void panel.show(booked);
    },
    onNotGiven({ picked: time }, why) {
      pick(null);
      if (time) setLost({ time, why, of: 'message' });
    },
  });

  // Whoever came for a call sees the times first, and after this change meets them first by the keyboard too.
  const [isTimeFirst, setIsTimeFirst] = useState(false);
  useEffect(() => setIsTimeFirst(form.current?.closest('[data-time-first]') != null), []);

  const isSubmitting = sending.kind === 'submitting';
  const isOnline = useOnline();

  function showFaultsHere(event: InvalidEvent) {
    // Replaces the browser's bubble, which shows only one fault and disappears at the next key.
    event.preventDefault();
    showFaults();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isSubmitting) void send(take());
  }

  function sendWithoutTime() {
    if (!form.current?.checkValidity()) return;
    pick(null);
    // The focused button disappears together with the time.
    form.current.querySelector<HTMLElement>('[data-time-step] summary')?.focus({ preventScroll: true });
    void send(take());
  }

  const label = picked ? say.sendAndBook(buttonTimeOf(picked, !isAway)) : lost ? say.sendWithout : sendButton;
  const fields = (
    <FormFields key="fields" initial={emptyDraft} draft={draft} faults={faults} readOnly={isSubmitting} />
  );
  const step = calls && (
    <TimeStep
      key="time"
      calls={calls}
      picked={picked}
      lost={lost}
      isBusy={isSubmitting}
      onPick={(time) => {
        pick(time);
        setLost(null);
      }}
      onLookAway={setIsAway}
      onGone={(time) => {
        pick(null);
        setLost({ time, why: 'gone', of: 'message' });
      }}
    >
      <button
        type="button"
        className="py-1 text-small underline decoration-line-strong underline-offset-4"
        disabled={isSubmitting}
        onClick={sendWithoutTime}
      >
        {say.sendWithout}
      </button>
    </TimeStep>
  );
  return (
    <>
      {calls && panel.shown ? (
        <panel.shown.Booked calls={calls} booked={panel.shown.call} onAct={dismiss} />
      ) : (
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
          {isTimeFirst ? [step, fields] : [fields, step]}
          <SubmitRow
            isSubmitting={isSubmitting}
            label={label}
            isPlain={lost !== null && isOfTheTime(lost.why) && !picked}
            beside={calls && <WithoutScripts />}
          >
            {connectionNote(isOnline, sending)}
          </SubmitRow>
        </form>
      )}
      <Toast message={toastOf(sending)} onClose={dismiss} />
    </>
  );
});

const WithoutScripts = () => (
  <p className="hidden max-w-[34ch] text-small text-ink-2 noscript:block">{say.timesByMail}</p>
);

/**
 * The panel that replaces the form after a booking. It is loaded once a time is picked, because the connection may be
 * lost later, and only then, because a browser does not load a module a second time after a failure.
 */
function useBookedPanel(isPicked: boolean) {
  const [shown, setShown] = useState<typeof import('./booking/Booked.tsx') & { call: Picked }>();

  useEffect(() => {
    if (isPicked && navigator.onLine) void fetchPanel();
  }, [isPicked]);

  return {
    shown,
    async show(call: Picked) {
      const panel = await fetchPanel();
      // Without the panel the toast still says that the message was sent.
      if (panel) setShown({ ...panel, call });
    },
  };
}

const fetchPanel = async () => (calls ? import('./booking/Booked.tsx').catch(() => undefined) : undefined);
