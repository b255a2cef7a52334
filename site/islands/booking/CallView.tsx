import { type ReactNode, type Ref, useState } from 'react';
import { company } from '../../../content/company.ts';
import { callTitle } from '../../../content/messages/call-mail.ts';
import * as say from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import { cityOf, type Standing } from '../../../contract/booking.ts';
import { toCalendarFile } from '../../../contract/calendar-file.ts';
import type { Appointment, FreeTime } from '../../../contract/rows.ts';
import { Button } from '../../ui/ButtonLink.tsx';
import { buttonTimeOf, hoursOfCall, momentOfCall, timeIn, visitorsZone, wholeDayOf } from './days.ts';
import { type Lost, Picker } from './Picker.tsx';
import { Room, roomFor } from './Room.tsx';
import type { CallInHand } from './use-appointment.ts';
import { useFocusAtEach } from './use-focus-at-each.ts';

type Props = {
  /** Null while no times are offered. An existing call can then only be canceled. */
  calls: OfferedCalls | null;
  call: FreeTime;
  standing: Standing;
  inHand: CallInHand;
  /** The owner's time zone, and how the call takes place. */
  zone: string;
  place: string;
  /** The address at which it can be changed. Without one it cannot be changed here either. */
  page: string | undefined;
  /** Another time, which the opened link offers. */
  wish?: FreeTime | undefined;
  /** How it can be changed, in words. */
  plans: ReactNode;
  /** Takes the focus after a change. */
  heading: Ref<HTMLHeadingElement>;
  onAct?: () => void;
};

/** A call that is booked, and what can be done about it: after the form, and on the page behind the link in an email. */
export function CallView({ standing, heading, plans, page, ...given }: Props) {
  const { call, inHand, zone, wish } = given;
  const isOff = standing === 'cancelled';
  const isPast = standing === 'begun' || standing === 'over';
  const canChange = !isOff && !isPast;
  const forUs = timeIn(call, zone);
  const actions = !isPast && page && <CallActions {...given} isOff={isOff} page={page} />;
  return (
    <section aria-labelledby="call">
      <p className="text-small text-ink-2">{say.yourCall}</p>
      <h2
        ref={heading}
        id="call"
        tabIndex={-1}
        className={`mt-4 text-h2 outline-none ${isOff ? 'text-ink-3 line-through' : ''}`}
      >
        <span className="block">{wholeDayOf(call)} </span>
        <span className="block">{hoursOfCall(call)}</span>
      </h2>
      <div className="mt-7 h-0.5 bg-(image:--spectrum)" />
      <p role="status" className="mt-6 empty:hidden">
        {isOff ? say.isCancelled : inHand.news}
      </p>
      {isPast && (
        <p role={inHand.change.kind === 'begun' ? 'alert' : 'status'} className="mt-6">
          {standing === 'begun' ? say.hasBegun : say.isOver} <MailLink />.
        </p>
      )}
      {wish && actions}
      {!isOff && (
        <dl className="mt-6 grid gap-x-6 sm:grid-cols-[8.5rem_1fr]">
          <CallFact label={say.zoneLabel}>
            {say.yourZone(cityOf(visitorsZone()))} {forUs && say.zoneForUs(cityOf(zone), forUs)}
          </CallFact>
          <CallFact label={say.howLabel}>{given.place}</CallFact>
          {canChange && <CallFact label={say.plansLabel}>{plans}</CallFact>}
        </dl>
      )}
      {inHand.change.kind === 'failed' && (
        <p role="alert" className="mt-6 text-danger">
          {inHand.change.message}
        </p>
      )}
      {!wish && actions}
    </section>
  );
}

const CallFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-small leading-[1.9] text-ink-2">{label}</dt>
    <dd className="mb-3">{children}</dd>
  </>
);

export const MailLink = () => (
  <a className="underline decoration-line-strong underline-offset-4" href={`mailto:${company.email}`}>
    {company.email}
  </a>
);

type ActionsProps = Pick<Props, 'calls' | 'call' | 'inHand' | 'place' | 'wish' | 'onAct'> & {
  /** It is canceled, and can be booked again. */
  isOff: boolean;
  page: string;
};

type Mode = 'choosing' | 'moving' | 'cancelling';

/** The actions for a call. Canceling asks for confirmation. */
function CallActions({ calls, call, isOff, inHand, place, page, wish, onAct }: ActionsProps) {
  const [mode, setMode] = useState<Mode>(wish ? 'moving' : 'choosing');
  const part = useFocusAtEach<HTMLDivElement>(mode);
  const isBusy = inHand.change.kind === 'busy';
  const [offered, setOffered] = useState(wish);
  const choose = () => setMode('choosing');

  function act(next: Mode) {
    onAct?.();
    // From then on the link offers nothing more.
    setOffered(undefined);
    setMode(next);
  }

  async function download() {
    onAct?.();
    const found = await inHand.find();
    if (found) downloadCall(found, `${place}\n${say.changeOnPage(page)}`);
  }

  return (
    <div ref={part} tabIndex={-1} className="outline-none">
      {mode === 'choosing' && (calls || !isOff) && (
        <p className="mt-8 flex flex-wrap gap-3 *:max-sm:w-full">
          {!isOff && (
            <Button variant="solid" disabled={isBusy} onClick={download}>
              {say.addToCalendar}
            </Button>
          )}
          {calls && (
            <Button variant="line" disabled={isBusy} onClick={() => act('moving')}>
              {isOff ? say.pickAnother : say.moveCall}
            </Button>
          )}
          {!isOff && (
            <Button variant="line" disabled={isBusy} onClick={() => act('cancelling')}>
              {say.cancelCall}
            </Button>
          )}
        </p>
      )}
      {mode === 'moving' && calls && (
        <TakeTime
          of={isOff ? 'offer' : 'move'}
          calls={calls}
          inHand={inHand}
          offered={offered}
          onEnd={choose}
        />
      )}
      {mode === 'cancelling' && (
        <fieldset className="mt-8 border-t border-line pt-5">
          <legend className="float-left mb-5 w-full">{say.reallyCancel(momentOfCall(call))}</legend>
          <p className="clear-both flex flex-wrap gap-3 *:max-sm:w-full">
            <Button variant="solid" disabled={isBusy} onClick={() => inHand.cancel().then(choose)}>
              {say.reallyCancelCall}
            </Button>
            <Button variant="line" disabled={isBusy} onClick={choose}>
              {say.keepTime}
            </Button>
          </p>
        </fieldset>
      )}
    </div>
  );
}

type TakeTimeProps = {
  of: 'move' | 'offer';
  calls: OfferedCalls;
  inHand: CallInHand;
  /** The time that the link is about. */
  offered?: FreeTime | undefined;
  /** Without an answer it is not known whether the time was given. */
  onEnd: (isAnswered: boolean) => void;
  /** A time that was picked can no longer be had. */
  onGone?: () => void;
};

/** Picks a time for a call: another one, or the first where we have offered some. */
export function TakeTime({ of, calls, inHand, offered, onEnd, onGone }: TakeTimeProps) {
  const [wanted, setWanted] = useState<FreeTime | null>(offered ?? null);
  const [lost, setLost] = useState<Lost | null>(null);
  const [isAway, setIsAway] = useState(false);
  const isBusy = inHand.change.kind === 'busy';

  function lose(lost: Lost) {
    setWanted(null);
    setLost(lost);
    onGone?.();
  }

  async function take(time: FreeTime) {
    const { why, isAnswered } = await inHand.move(time);
    if (why) return lose({ time, why, of });
    if (isAnswered) setWanted(null);
    onEnd(isAnswered);
  }

  return (
    <div className="mt-8 border-t border-line pt-5">
      <div className="picker">
        <Room parts={roomFor(calls.mostTimes)} />
        <Picker
          calls={calls}
          of={of}
          picked={wanted}
          lost={lost}
          isBusy={isBusy}
          onPick={(time) => {
            setWanted(time);
            setLost(null);
          }}
          onLookAway={setIsAway}
          onGone={(time) => lose({ time, why: 'gone', of })}
        />
      </div>
      {/* On a phone it stays in view below the times. */}
      <p className="mt-6 flex flex-wrap gap-3 *:max-sm:w-full max-sm:sticky max-sm:bottom-0 max-sm:bg-ground max-sm:py-3">
        {wanted && (
          <Button variant="solid" disabled={isBusy} onClick={() => take(wanted)}>
            {of === 'move'
              ? say.moveTo(buttonTimeOf(wanted, false))
              : say.bookAt(buttonTimeOf(wanted, !isAway))}
          </Button>
        )}
        {of === 'move' && (
          <Button variant="line" disabled={isBusy} onClick={() => onEnd(true)}>
            {say.keepTime}
          </Button>
        )}
      </p>
    </div>
  );
}

function downloadCall(call: Appointment, description: string): void {
  const file = toCalendarFile({
    method: 'PUBLISH',
    call,
    summary: callTitle(),
    description,
    writtenAt: new Date(),
  });
  const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'call.ics';
  link.click();
  URL.revokeObjectURL(address);
}
