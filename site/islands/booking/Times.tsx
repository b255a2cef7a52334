import {
  afternoon,
  afternoonAndEvening,
  evening,
  morning,
  timeLegend,
} from '../../../content/messages/picking.ts';
import type { FreeTime } from '../../../contract/booking.ts';
import { offsetOf } from '../../../contract/call-time.ts';
import { clockOf, visitorsZone } from './clock.ts';
import { type Day, hourOf, isSame } from './days.ts';

type Props = {
  day: Day;
  picked: FreeTime | null;
  taken: FreeTime | null;
  onPick: (time: FreeTime) => void;
};

export function Times({ day, picked, taken, onPick }: Props) {
  const clocks = [...day.morning, ...day.afternoon].map((time) => clockOf(time));
  const parts = [
    { name: morning, times: day.morning },
    { name: laterPart(day.afternoon), times: day.afternoon },
  ];
  return (
    <fieldset className="picker-times">
      <legend className="sr-only">{timeLegend}</legend>
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
              {/* An hour that comes twice in a night of autumn. */}
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
  if (inEvening === 0) return afternoon;
  return inEvening === times.length ? evening : afternoonAndEvening;
}
