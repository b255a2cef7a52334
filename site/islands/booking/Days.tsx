import { useRef } from 'react';
import * as say from '../../../content/messages/picking.ts';
import { offsetOf } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { Icon } from '../../ui/icons.tsx';
import { clockOf, type Day, hourOf, isSame, visitorsZone, wholeDayOf } from './days.ts';

type Props = {
  days: Day[];
  day: Day;
  /** A time that has been taken, shown among the free ones. */
  taken: FreeTime | null;
  onChoose: (date: string) => void;
};

/** As many as fit side by side on the widest screens. */
const inSight = 6;

export function Days({ days, day, taken, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8 });

  return (
    <fieldset className="picker-days">
      <legend className="sr-only">{say.dayLegend}</legend>
      <div ref={strip} className="picker-strip">
        {days.map((each, index) => {
          const times = [...each.morning, ...each.afternoon];
          const [first] = times;
          if (!first) return null;
          const free = say.freeCount(times.filter((time) => !isSame(time, taken)).length);
          const [weekday, month, number] = wordsOf(first);
          const isNewMonth = index > 0 && each.date.slice(0, 7) !== days[index - 1]?.date.slice(0, 7);
          return (
            <label key={each.date} className="picker-day">
              <input
                type="radio"
                name="call-day"
                aria-label={`${wholeDayOf(first)}, ${free}`}
                checked={each === day}
                onChange={() => onChoose(each.date)}
              />
              <small>{isNewMonth ? `${weekday}, ${month}` : weekday}</small>
              <b>{number}</b>
              <small>{free}</small>
            </label>
          );
        })}
      </div>
      {/* For pointers only: the keyboard moves from day to day. */}
      {days.length > inSight && (
        <span aria-hidden="true" className="picker-more">
          <button type="button" tabIndex={-1} onClick={() => scroll(-1)}>
            <Icon width={14} height={14} path="m9 2-5 5 5 5" />
          </button>
          <button type="button" tabIndex={-1} onClick={() => scroll(1)}>
            <Icon width={14} height={14} path="m5 2 5 5-5 5" />
          </button>
        </span>
      )}
    </fieldset>
  );
}

function wordsOf({ starts_at }: FreeTime): [weekday: string, month: string, number: string] {
  const word = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: visitorsZone(), ...options }).format(new Date(starts_at));
  return [word({ weekday: 'short' }), word({ month: 'short' }), word({ day: 'numeric' })];
}

type TimesProps = {
  day: Day;
  picked: FreeTime | null;
  taken: FreeTime | null;
  onPick: (time: FreeTime) => void;
};

export function Times({ day, picked, taken, onPick }: TimesProps) {
  const clocks = [...day.morning, ...day.afternoon].map((time) => clockOf(time));
  const parts = [
    { name: say.morning, times: day.morning },
    { name: laterPart(day.afternoon), times: day.afternoon },
  ];
  return (
    <fieldset className="picker-times">
      <legend className="sr-only">{say.timeLegend}</legend>
      {parts.map(({ name, times }) => [
        times.length > 0 && <small key={name}>{name}</small>,
        ...times.map((time) => {
          const clock = clockOf(time);
          const isTaken = isSame(time, taken);
          const [digits, period] = clock.split(/\s/);
          return (
            <label key={time.starts_at} className="picker-time">
              <input
                type="radio"
                name="call-time"
                disabled={isTaken}
                checked={isSame(time, picked)}
                onChange={() => onPick(time)}
              />
              {digits} {period && <small>{period}</small>}
              {/* For an hour that occurs twice when clocks are set back. */}
              {clocks.indexOf(clock) !== clocks.lastIndexOf(clock) && (
                <small>{offsetOf(time, visitorsZone())}</small>
              )}
            </label>
          );
        }),
      ])}
    </fieldset>
  );
}

function laterPart(times: FreeTime[]): string {
  const inEvening = times.filter((time) => hourOf(time, visitorsZone()) >= 18).length;
  if (inEvening === 0) return say.afternoon;
  return inEvening === times.length ? say.evening : say.afternoonAndEvening;
}
