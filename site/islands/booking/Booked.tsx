import { useEffect, useRef, useState } from 'react';
import { company } from '../../../content/company.ts';
import {
  addToCalendar,
  cancelCall,
  changeOnPage,
  hasBegun,
  isCancelled,
  isMoved,
  keepTime,
  moveCall,
  moveTo,
  pickAnother,
  yourCall,
} from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import { callPath, type FreeTime } from '../../../contract/booking.ts';
import { introductionEvent } from '../../../contract/introduction.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { BookedFacts } from './BookedFacts.tsx';
import { clockOf } from './clock.ts';
import { isSame } from './days.ts';
import { downloadCall } from './download-call.ts';
import type { Lost } from './LostTime.tsx';
import { Picker } from './Picker.tsx';
import { useAppointment } from './use-appointment.ts';
import { hoursOfCall, wholeDayOf } from './words.ts';

type Props = {
  calls: OfferedCalls;
  /** As it was picked and given. */
  booked: FreeTime & { secret: string };
  onPickAnother: () => void;
};

/** What stands in place of the form once a call is booked. */
export function Booked({ calls, booked, onPickAnother }: Props) {
  const { call = booked, change, ...appointment } = useAppointment(booked.secret);
  const [isMoving, setIsMoving] = useState(false);
  const [wanted, setWanted] = useState<FreeTime | null>(null);
  const [lost, setLost] = useState<Lost | null>(null);
  const isOff = 'status' in call && call.status === 'cancelled';
  const isElsewhere = !isSame(call, booked);
  const heading = useFocusAtEach(`${Date.parse(call.starts_at)} ${isOff} ${change.kind === 'begun'}`);
  // Without a hash of it the link is nobody's.
  const page = crypto.subtle && `${location.origin}${callPath}#${booked.secret}`;
  const isBusy = change.kind === 'busy';

  useEffect(() => {
    dispatchEvent(new CustomEvent(introductionEvent, { detail: isOff ? 'general' : 'booked' }));
  }, [isOff]);

  async function download() {
    const found = await appointment.find();
    if (found) downloadCall(found, [calls.place, page && changeOnPage(page)].filter(Boolean).join('\n'));
  }

  async function move(time: FreeTime) {
    const why = await appointment.move(time);
    setWanted(null);
    setLost(why ? { time, why, of: 'move' } : null);
    setIsMoving(why !== undefined);
  }

  function stopMoving() {
    setIsMoving(false);
    setWanted(null);
    setLost(null);
  }

  return (
    <section aria-labelledby="call">
      <p className="text-small text-ink-2">{yourCall}</p>
      <h2
        ref={heading}
        id="call"
        tabIndex={-1}
        className={`mt-4 text-h2 outline-none ${isOff ? 'text-ink-3 line-through' : ''}`}
      >
        <span className="block">{wholeDayOf(call)}</span>
        <span className="block">{hoursOfCall(call)}</span>
      </h2>
      <div className="mt-7 h-0.5 bg-(image:--spectrum)" />
      <p role="status" className="mt-6 empty:hidden">
        {isOff ? isCancelled : isElsewhere ? isMoved : ''}
      </p>
      {isOff ? (
        <button type="button" className={`mt-6 ${buttonClass.line}`} onClick={onPickAnother}>
          {pickAnother}
        </button>
      ) : (
        <BookedFacts calls={calls} call={call} page={page} />
      )}
      {change.kind === 'begun' && (
        <p role="alert" className="mt-6">
          {hasBegun} <a href={`mailto:${company.email}`}>{company.email}</a>.
        </p>
      )}
      {change.kind === 'failed' && (
        <p role="alert" className="mt-6 text-danger">
          {change.message}
        </p>
      )}
      {isMoving && (
        <div className="mt-8 border-t border-line pt-5">
          <Picker
            calls={calls}
            picked={wanted}
            lost={lost}
            isBusy={isBusy}
            onPick={(time) => {
              setWanted(time);
              setLost(null);
            }}
            onGone={(time) => {
              setWanted(null);
              setLost({ time, why: 'gone', of: 'move' });
            }}
          />
          <p className="mt-6 flex flex-wrap gap-3">
            {wanted && (
              <button
                type="button"
                className={buttonClass.solid}
                disabled={isBusy}
                onClick={() => move(wanted)}
              >
                {moveTo(clockOf(wanted))}
              </button>
            )}
            <button type="button" className={buttonClass.line} disabled={isBusy} onClick={stopMoving}>
              {keepTime}
            </button>
          </p>
        </div>
      )}
      {page && !isOff && !isMoving && change.kind !== 'begun' && (
        <p className="mt-8 flex flex-wrap gap-3 *:max-sm:w-full">
          <button type="button" className={buttonClass.solid} disabled={isBusy} onClick={download}>
            {addToCalendar}
          </button>
          <button
            type="button"
            className={buttonClass.line}
            disabled={isBusy}
            onClick={() => setIsMoving(true)}
          >
            {moveCall}
          </button>
          <button type="button" className={buttonClass.line} disabled={isBusy} onClick={appointment.cancel}>
            {cancelCall}
          </button>
        </p>
      )}
    </section>
  );
}

/** Where the focus was is gone with what stood there. */
function useFocusAtEach(state: string) {
  const place = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(() => place.current?.focus(), [state]);
  return place;
}
