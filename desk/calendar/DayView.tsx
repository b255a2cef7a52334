import { calendar } from '../../content/desk-words/calendar.ts';
import type { Day, FreeTime } from '../../contract/rows.ts';
import { useDeskNow } from '../live/desk.tsx';
import { longSpan } from '../time/spans.ts';
import { addDays, type Zone } from '../time/zone.ts';
import { EntryButton, useEntryDialog } from './EntryDialog.tsx';
import { meets, type Span, spanOf } from './use-days.ts';

/** A day drawn to scale: calls, blocked times, and when nothing is offered. */
export function DayView({ day, data }: { day: string; data: Day }) {
  const { entries, hours } = data;
  const { zone, settings, now } = useDeskNow();
  const { open, dialog } = useEntryDialog(entries);
  const { first, last } = hoursShown(entries, hours, zone, day);
  const from = zone.momentOf(day, wall(first));
  const to = last === 24 ? zone.momentOf(addDays(day, 1), '00:00') : zone.momentOf(day, wall(last));
  /** The hour in the picture, which is right also on days on which the clocks change. */
  const at = (moment: number) => Math.min(Math.max((moment - from) / 3_600_000, 0), (to - from) / 3_600_000);
  const place = (start: number, end: number) => ({
    top: `calc(${at(start)} * var(--spacing-hour))`,
    height: `calc(${at(end) - at(start)} * var(--spacing-hour))`,
  });

  return (
    <div className="mt-15 grid max-w-440 grid-cols-[4.5rem_minmax(0,1fr)]">
      <ol aria-hidden="true">
        {Array.from(
          { length: Math.round((to - from) / 3_600_000) },
          (_, index) => from + index * 3_600_000,
        ).map((hour) => (
          <li key={hour} className="h-hour border-t border-line pt-3 text-tiny text-ink-2">
            {zone.time(hour).replace(':00', '')}
          </li>
        ))}
      </ol>
      <div className="hour-lines relative">
        {hatchedIn(data, { from, to }, now, settings.notice_minutes * 60_000).map((span) => (
          <p
            key={`${span.from} ${span.words}`}
            className="hatched absolute inset-x-0 overflow-hidden px-9 py-3 text-ink-2"
            style={place(span.from, span.to)}
          >
            {span.words}
          </p>
        ))}
        {entries.map((entry) => (
          <EntryButton
            key={entry.id}
            entry={entry}
            className={`absolute right-0 ${data.busy.map(spanOf).some(meets(entry)) ? 'left-1/3' : 'left-0'} flex min-h-15 items-baseline gap-x-4 py-1 *:truncate *:first:max-w-full *:first:shrink-0`}
            style={place(Date.parse(entry.starts_at), Date.parse(entry.ends_at))}
            onClick={() => open(entry)}
          />
        ))}
      </div>
      {dialog}
    </div>
  );
}

const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** A time at which nobody can book, with the reason. */
type Hatched = Span & { words: string };

function hatchedIn({ hours, busy, entries }: Day, day: Span, now: number, notice: number): Hatched[] {
  const open = hours.map(spanOf).sort((one, other) => one.from - other.from);
  const closed = between(open, day).map((span) => ({
    ...span,
    words: open.length > 0 ? calendar.closed : calendar.noOffer,
  }));
  const taken = busy.flatMap((time) =>
    open.filter(meets(time)).map((span) => ({
      from: Math.max(spanOf(time).from, span.from),
      to: Math.min(spanOf(time).to, span.to),
      // It stands beside a call that was booked over it.
      words: entries.map(spanOf).some(meets(time)) ? calendar.busyBeside : calendar.busy,
    })),
  );
  const tooSoon = open
    .map(({ from, to }) => ({ from: Math.max(from, now), to: Math.min(to, now + notice) }))
    .flatMap((span) => between(taken, span))
    .map((span) => ({ ...span, words: calendar.notOffered(longSpan(notice)) }));
  return [...closed, ...tooSoon, ...taken].filter(({ from, to }) => to > from);
}

/** The gaps before, between and after the hours in which calls are offered. */
function between(open: Span[], day: Span): Span[] {
  const ends = [day.from, ...open.map(({ to }) => to)];
  const beginnings = [...open.map(({ from }) => from), day.to];
  return ends.map((from, index) => ({
    from: Math.max(from, day.from),
    to: Math.min(beginnings[index] ?? day.to, day.to),
  }));
}

/** An empty day is shown as a working day. */
const usual = { first: 9, last: 17 };

/** The hours to show: all that are offered, and all that have an entry. */
function hoursShown(entries: FreeTime[], hours: FreeTime[], zone: Zone, day: string) {
  const ends = [...entries, ...hours].flatMap(({ starts_at, ends_at }) => [
    // An entry that began the day before is drawn from midnight.
    zone.dayOf(Date.parse(starts_at)) < day ? 0 : zone.minutesOf(starts_at) / 60,
    zone.dayOf(Date.parse(ends_at)) > day ? 24 : zone.minutesOf(ends_at) / 60,
  ]);
  return {
    first: Math.floor(Math.min(usual.first, ...ends)),
    last: Math.ceil(Math.max(usual.last, ...ends)),
  };
}
