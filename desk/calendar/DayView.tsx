import { useState } from 'react';
import { calendar } from '../../content/desk-words/calendar.ts';
import type { CalendarEntry, Day } from '../../contract/desk.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { hatchedIn } from './hatched.ts';
import { hoursShown } from './hours-shown.ts';

/** A day drawn to scale: what is booked, what is blocked, and when nothing is offered. */
export function DayView({ day, data: { entries, hours } }: { day: string; data: Day }) {
  const { zone } = useDesk();
  const now = useNow();
  const [opened, setOpened] = useState<CalendarEntry>();
  const { first, last } = hoursShown(entries, hours, zone, day);
  const from = zone.momentOf(day, wall(first));
  const to = last === 24 ? zone.momentOf(nextDay(day), '00:00') : zone.momentOf(day, wall(last));
  /** In hours of the picture; a day that loses or repeats one has as many as it has. */
  const at = (moment: number) => Math.min(Math.max((moment - from) / 3_600_000, 0), (to - from) / 3_600_000);
  const place = (start: number, end: number) => ({
    top: `calc(${at(start)} * var(--hour))`,
    height: `calc(${at(end) - at(start)} * var(--hour))`,
  });

  return (
    <div className="day">
      <ol className="hours" aria-hidden="true">
        {Array.from(
          { length: Math.round((to - from) / 3_600_000) },
          (_, index) => from + index * 3_600_000,
        ).map((hour) => (
          <li key={hour}>{zone.time(hour).replace(':00', '')}</li>
        ))}
      </ol>
      <div className="stage">
        {hatchedIn(hours, { from, to }, now).map((span) => (
          <p key={`${span.from} ${span.words}`} className="hatched" style={place(span.from, span.to)}>
            {span.words}
          </p>
        ))}
        {entries.map((entry) => (
          <button
            key={entry.id}
            type="button"
            className="entry"
            data-blocked={!entry.submission_id || undefined}
            style={place(Date.parse(entry.starts_at), Date.parse(entry.ends_at))}
            onClick={() => setOpened(entry)}
          >
            <b dir="auto">{entry.name ?? calendar.blocked}</b> <span>{zone.span(entry)}</span>
          </button>
        ))}
      </div>
      {opened && <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
