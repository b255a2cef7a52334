import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import * as say from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import { cityOf, isOfTheTime, type WhyNotGiven } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { Days, Times } from './Days.tsx';
import {
  clockOf,
  type Day,
  daysOf,
  hoursOfCall,
  isSame,
  momentOfCall,
  nearestTo,
  shortDayOf,
  timeForUs,
  visitorsZone,
  wholeDayOf,
} from './days.ts';
import { Room } from './Room.tsx';
import { isOurs, readFreeTimes } from './requests.ts';

/** What to do without a time. */
const without: Record<PickedFor, { unread: string; full: string }> = {
  message: { unread: say.stillSend, full: say.weSuggestOne },
  move: { unread: say.notMoved, full: say.notMoved },
  offer: { unread: say.nothingBooked, full: say.weSuggestByMail },
};

export type PickerProps = {
  calls: OfferedCalls;
  of: PickedFor;
  /** With the secret under which it may already be booked, if the answer was lost. */
  picked: (FreeTime & { secret?: string }) | null;
  lost: Lost | null;
  isBusy: boolean;
  onPick: (time: FreeTime) => void;
  /** Whether the visible day is another one than that of the picked time. */
  onLookAway: (isAway: boolean) => void;
  /** Called when the picked time is no longer free, unless this visitor has booked it. */
  onGone: (time: FreeTime) => void;
  children?: ReactNode;
};

export function Picker(props: PickerProps) {
  const { calls, of, picked, lost, isBusy, onPick, onLookAway, onGone, children } = props;
  const { times, state, read, refresh } = useFreeTimes();
  const [chosenDate, chooseDate] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const isLookedFor = useRef(false);
  const isSlow = useIsSlow(state === 'reading');

  const readAnew = useEffectEvent(read);
  useEffect(() => {
    if (lost) void readAnew();
  }, [lost]);

  const missing = useEffectEvent(async ({ secret, ...time }: NonNullable<typeof picked>) => {
    // If it was sent before, it may be taken because it is ours. If that is unknown, the server decides.
    if (!secret || (await isOurs({ ...time, secret })) === false) onGone(time);
  });
  useEffect(() => {
    if (isBusy || state !== 'read' || !picked || times?.some((time) => isSame(time, picked))) return;
    void missing(picked);
  }, [isBusy, state, times, picked]);

  useEffect(() => {
    if (!picked || !isLookedFor.current) return;
    isLookedFor.current = false;
    place.current?.querySelector<HTMLInputElement>('[name=call-time]:checked')?.focus();
  }, [picked]);

  function pickNearest(time: FreeTime) {
    // The focused button disappears together with the message.
    isLookedFor.current = true;
    chooseDate(undefined);
    onPick(time);
  }

  const zone = visitorsZone();
  const gone = lost && isOfTheTime(lost.why) ? lost.time : null;
  const free = gone ? times?.filter((time) => !isSame(time, gone)) : times;
  // The lost time is shown struck out among the others.
  const taken = lost?.why === 'taken' ? lost.time : null;
  const shown = taken && free ? inOrder([...free, taken]) : free;
  const days = daysOf(shown ?? [], zone);
  const dayWith = (time: FreeTime) =>
    days.find(({ morning, afternoon }) => [...morning, ...afternoon].some((each) => isSame(each, time)));
  const marked = picked ?? taken;
  const day = days.find(({ date }) => date === chosenDate) ?? (marked && dayWith(marked)) ?? days[0];
  const isAway = picked !== null && day !== dayWith(picked);
  const lookAway = useEffectEvent(onLookAway);
  useEffect(() => lookAway(isAway), [isAway]);

  const isUnreadable = !times && state === 'unreadable';
  const isArrived = times !== undefined || isUnreadable || lost !== null;

  // Where fewer times are left than a day may have, the room for the others does not stay empty below them.
  const isSparse = days.every((each) => countOf(each) < calls.mostTimes);
  const [tallest] = days.map(partsOf).sort((one, other) => linesOf(other) - linesOf(one));
  return (
    <>
      {isSparse && tallest && <Room parts={tallest} />}
      <div ref={place} className="picker-body" data-arrived={isArrived ? '' : undefined}>
        <p role="status" className="sr-only">
          {isSlow && say.looking}
          {times && times.length > 0 && say.freeDays(days.length)}
        </p>
        {isArrived && (
          <p className="picker-zone">
            {say.callLength(calls.length)} {say.timesAreYours(cityOf(zone))}
          </p>
        )}
        {isUnreadable && (
          <p role="alert" className="mt-3">
            {say.cannotBeRead} {without[of].unread}{' '}
            <button type="button" className="picker-link" onClick={read}>
              {say.tryAgain}
            </button>
          </p>
        )}
        {free?.length === 0 && (
          <p role="status" className="mt-3">
            {say.nothingFree(calls.horizon)} {without[of].full}
          </p>
        )}
        {lost && (
          <LostTime
            key={lost.time.starts_at + lost.why}
            lost={lost}
            nearest={gone ? nearestTo(gone.starts_at, free ?? [], 3) : []}
            onPick={pickNearest}
          />
        )}
        {day && (
          <fieldset disabled={isBusy} onFocus={refresh} onPointerEnter={refresh} onKeyDown={pickWithEnter}>
            <legend className="sr-only">{say.pickTitle}</legend>
            <Days days={days} day={day} taken={taken} onChoose={chooseDate} />
            <Times day={day} picked={picked} taken={taken} onPick={onPick} />
          </fieldset>
        )}
        {day && (
          <div className="picker-choice">
            <p role="status">
              <b>{picked ? say.dayAndHours(wholeDayOf(picked), hoursOfCall(picked)) : say.nothingPicked}</b>{' '}
              <small>{picked && timeForUs(picked, calls.zone)}</small>
            </p>
            {picked && children}
          </div>
        )}
      </div>
    </>
  );
}

const countOf = ({ morning, afternoon }: Day) => morning.length + afternoon.length;

const partsOf = ({ morning, afternoon }: Day) =>
  [morning.length, afternoon.length].filter((count) => count > 0);

/** Each part has a line for its name, and on a phone lines of three. */
const linesOf = (parts: number[]) => parts.reduce((lines, count) => lines + 1 + Math.ceil(count / 3), 0);

/** Inside a form, Enter would send the message without the focused time. */
function pickWithEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.click();
}

const inOrder = (times: FreeTime[]) =>
  times.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));

/** Screen readers are told of a wait only when it is long enough to notice. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), 300);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

const freshFor = 60_000;
const patience = 20_000;

function useFreeTimes() {
  /** The times that were read last; undefined before the first answer. */
  const [times, setTimes] = useState<FreeTime[]>();
  const [state, setState] = useState<'reading' | 'read' | 'unreadable'>('reading');
  const asked = useRef(0);
  // Measured by a monotonic clock, because the visitor's may be set meanwhile.
  const readAt = useRef(Number.NEGATIVE_INFINITY);

  const read = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setState('reading');
    try {
      const found = await readFreeTimes(AbortSignal.timeout(patience));
      if (turn !== asked.current) return;
      readAt.current = performance.now();
      setTimes(found);
      setState('read');
    } catch {
      if (turn === asked.current) setState('unreadable');
    }
  }, []);

  /** Reads the times again if they are no longer new. */
  const refresh = useCallback(() => {
    if (state !== 'reading' && performance.now() - readAt.current > freshFor) void read();
  }, [read, state]);

  useEffect(() => void read(), [read]);

  useEffect(() => {
    const lookAgain = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
    };
  }, [refresh]);

  return { times, state, read, refresh };
}

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
