import { useEffect, useRef } from 'react';
import * as say from '../../../content/messages/picking.ts';
import { isOfTheTime, type WhyNotGiven } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { clockOf, momentOfCall, shortDayOf } from './days.ts';

/** A time that was refused, or that was found taken before it was requested. */
export type Lost = { time: FreeTime; why: WhyNotGiven | 'gone'; of: PickedFor };

/** A picked time belongs to a message that is not sent yet, is the new time of a call, or that of one which we have offered. */
export type PickedFor = 'message' | 'move' | 'offer';

/** What a visitor who loses the time can rely on, and what else there is. */
const remains: Record<PickedFor, string> = {
  message: say.nothingSent,
  move: say.notMoved,
  offer: say.nothingBooked,
};
const gone: Record<PickedFor, string> = {
  message: say.pickAnotherOrNone,
  move: say.notMoved,
  offer: say.pickAnotherTime,
};

type Props = { lost: Lost; nearest: FreeTime[]; onPick: (time: FreeTime) => void };

const refusals: Record<WhyNotGiven, (moment: string) => string> = {
  taken: say.justTaken,
  'not offered': say.notOffered,
  'enough for the mailbox': () => say.enoughForMailbox,
  'enough in the hour': () => say.enoughInTheHour,
};

export function LostTime({ lost: { time, why, of }, nearest, onPick }: Props) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (why !== 'gone') message.current?.focus();
  }, [why]);

  if (why === 'gone')
    return (
      <p role="status" className="mt-3">
        {say.pickIsGone} {gone[of]}
      </p>
    );
  return (
    <div ref={message} role="alert" tabIndex={-1} className="picker-lost">
      <p className="font-semibold">{refusals[why](momentOfCall(time))}</p>
      <p>
        {remains[of]} {!isOfTheTime(why) && (of === 'offer' ? say.weSuggestByMail : say.sendItWithout)}
        {nearest.length > 0 && say.nearestTimes}
      </p>
      {nearest.length > 0 && (
        <div>
          {nearest.map((each) => (
            <button key={each.starts_at} type="button" onClick={() => onPick(each)}>
              <small>{shortDayOf(each)}</small>
              <b>{clockOf(each)}</b>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
