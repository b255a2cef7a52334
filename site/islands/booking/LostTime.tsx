import { useEffect, useRef } from 'react';
import {
  justTaken,
  nearestTimes,
  nothingSent,
  notMoved,
  notOffered,
  pickAnotherOrNone,
  pickIsGone,
} from '../../../content/messages/picking.ts';
import type { FreeTime, WhyNotGiven } from '../../../contract/booking.ts';
import { clockOf, shortDayOf } from './clock.ts';
import { momentOfCall } from './words.ts';

/** A time that was wanted: somebody has it, it was never to be had, or it was found gone before anybody asked for it. */
export type Lost = { time: FreeTime; why: WhyNotGiven | 'gone'; of: PickedFor };

/** A time goes with a message that is not sent yet, or a call moves to it. */
export type PickedFor = 'message' | 'move';

type Props = { lost: Lost; nearest: FreeTime[]; onPick: (time: FreeTime) => void };

export function LostTime({ lost: { time, why, of }, nearest, onPick }: Props) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why !== 'gone') message.current?.focus();
  }, [why]);

  if (why === 'gone')
    return (
      <p role="status" className="mt-3">
        {pickIsGone} {of === 'message' ? pickAnotherOrNone : notMoved}
      </p>
    );
  const moment = momentOfCall(time);
  return (
    <div ref={message} role="alert" tabIndex={-1} className="picker-lost">
      <p className="font-semibold">{why === 'taken' ? justTaken(moment) : notOffered(moment)}</p>
      <p>
        {of === 'message' ? nothingSent : notMoved} {nearest.length > 0 && nearestTimes}
      </p>
      <div>
        {nearest.map((each) => (
          <button key={each.starts_at} type="button" onClick={() => onPick(each)}>
            <small>{shortDayOf(each)}</small>
            <b>{clockOf(each)}</b>
          </button>
        ))}
      </div>
    </div>
  );
}
