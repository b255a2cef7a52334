import { useState } from 'react';
import { calendar } from '../../content/desk-words/calendar.ts';
import type { CalendarEntry, Day } from '../../contract/desk.ts';
import { useDesk } from '../live/desk.tsx';
import { addDays } from '../time/zone.ts';
import { EntryDialog } from './EntryDialog.tsx';

/** Seven days beside each other, or below each other on a phone. */
export function WeekView({ first, days: { entries } }: { first: string; days: Day }) {
  const { zone } = useDesk();
  const [opened, setOpened] = useState<CalendarEntry>();
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const on = (day: string) => entries.filter(({ starts_at }) => zone.dayOf(Date.parse(starts_at)) === day);
  return (
    <ol className="week">
      {week.map((day) => (
        <li key={day}>
          <h2>
            <a href={`#/calendar/${day}`}>{zone.shortDay(day)}</a>
          </h2>
          {on(day).length === 0 && <p>{calendar.nothing}</p>}
          {on(day).map((entry) => (
            <button
              key={entry.id}
              type="button"
              className="entry"
              data-blocked={!entry.submission_id || undefined}
              onClick={() => setOpened(entry)}
            >
              <b dir="auto">{entry.name ?? calendar.blocked}</b> <span>{zone.span(entry)}</span>
            </button>
          ))}
        </li>
      ))}
      {opened && (
        <li>
          <EntryDialog entry={opened} onClose={() => setOpened(undefined)} />
        </li>
      )}
    </ol>
  );
}
