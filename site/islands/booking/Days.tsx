import { useRef } from 'react';
import { dayLegend, freeCount } from '../../../content/messages/picking.ts';
import type { FreeTime } from '../../../contract/booking.ts';
import { visitorsZone } from './clock.ts';
import { type Day, isSame } from './days.ts';
import { wholeDayOf } from './words.ts';

type Props = {
  days: Day[];
  day: Day;
  /** It is no longer free, and stands among the others to say so. */
  taken: FreeTime | null;
  onChoose: (date: string) => void;
};

/** More than these may not stand side by side. */
const inSight = 6;

export function Days({ days, day, taken, onChoose }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth * 0.8 });

  return (
    <fieldset className="picker-days">
      <legend className="sr-only">{dayLegend}</legend>
      <div ref={strip} className="picker-strip">
        {days.map((each, index) => {
          const times = [...each.morning, ...each.afternoon];
          const [first] = times;
          if (!first) return null;
          const free = freeCount(times.filter((time) => !isSame(time, taken)).length);
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
      {/* For pointers alone: keys move from day to day. */}
      {days.length > inSight && (
        <span aria-hidden="true" className="picker-more">
          <button type="button" tabIndex={-1} onClick={() => scroll(-1)}>
            <Chevron path="m9 2-5 5 5 5" />
          </button>
          <button type="button" tabIndex={-1} onClick={() => scroll(1)}>
            <Chevron path="m5 2 5 5-5 5" />
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

function Chevron({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 14 14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d={path} />
    </svg>
  );
}
