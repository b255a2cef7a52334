import { useState } from 'react';
import { block, calendar } from '../../content/desk-words/calendar.ts';
import { isolated } from '../../content/isolated.ts';
import { cityOf } from '../../contract/booking.ts';
import type { CalendarEntry, Day, FreeTime } from '../../contract/rows.ts';
import { buttonClass } from '../frame/Button.tsx';
import { FaultNotice, Page, Skeleton } from '../frame/Page.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { longSpan } from '../time/spans.ts';
import { addDays, mondayOf, type Zone } from '../time/zone.ts';
import { BlockDialog, EntryButton, useEntryDialog } from './EntryDialog.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { isCall, isOverBusy, meets, type Span, spanOf, useDays, useDaysAhead } from './use-days.ts';

/** The calls of a day or a week, in the owner's time zone. */
export default function CalendarPage({ day, view }: { day: string | undefined; view: 'day' | 'week' }) {
  const { zone, now } = useDeskNow();
  const today = zone.dayOf(now);
  const shown = isDay(day) ? day : today;
  const first = view === 'week' ? mondayOf(shown) : shown;
  const { data, error, refetch } = useDays(first, view === 'week' ? 7 : 1);
  const ahead = useDaysAhead().data;
  const next =
    data?.entries.some(isCall) === false &&
    ahead?.entries.find((entry) => isCall(entry) && spanOf(entry).from > now);
  const title =
    view === 'week'
      ? calendar.weekOf(zone.shortDay(first), zone.shortDay(addDays(first, 6)))
      : zone.longDay(first);

  return (
    <Page title={title} lead={data && calendar.place(cityOf(zone.name), callsWords(data.entries, now))}>
      <Steps day={shown} view={view} today={today} />
      {next && (
        <p className="mt-10">
          <a className={buttonClass.line} href={addressOf(zone.dayOf(spanOf(next).from), view)}>
            {calendar.nextCall(zone.moment(next.starts_at, now))}
          </a>
        </p>
      )}
      {ahead?.entries
        .filter((entry) => isCall(entry) && isOverBusy(entry, ahead.busy, now))
        .map(({ id, name, starts_at }) => (
          <p key={id} className="mt-10 text-row">
            <a className={buttonClass.word} href={addressOf(zone.dayOf(Date.parse(starts_at)), 'day')}>
              {calendar.overBusy(zone.moment(starts_at, now), isolated(name ?? ''))}
            </a>
          </p>
        ))}
      {error ? <FaultNotice error={error} again={refetch} /> : !data && <Skeleton />}
      {data &&
        (view === 'week' ? <WeekView first={first} days={data} /> : <DayView day={first} data={data} />)}
      <BlockTime day={first < today ? today : first} />
      {ahead && (
        <OwnCalendar {...ahead.own} busy={ahead.busy.filter((time) => spanOf(time).to > now).length} />
      )}
    </Page>
  );
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

function BlockTime({ day }: { day: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <p className="mt-15">
      <WriteButton onClick={() => setAsks(true)}>{block.open}</WriteButton>
      {asks && <BlockDialog day={day} onClose={() => setAsks(false)} />}
    </p>
  );
}

const addressOf = (day: string, view: 'day' | 'week') => `#/calendar/${day}${view === 'week' ? '/week' : ''}`;

/** Links to the previous and next day or week, and to the other view. */
function Steps({ day, view, today }: { day: string; view: 'day' | 'week'; today: string }) {
  const step = view === 'week' ? 7 : 1;
  return (
    <nav className="mt-10 flex max-w-440 flex-wrap gap-5" aria-label={calendar.view}>
      <a className={buttonClass.small} href={addressOf(addDays(day, -step), view)}>
        {calendar.previous}
      </a>
      <a className={buttonClass.small} href={addressOf(today, view)}>
        {calendar.today}
      </a>
      <a className={buttonClass.small} href={addressOf(addDays(day, step), view)}>
        {calendar.next}
      </a>
      <span className="ml-auto flex gap-12.5">
        {(['day', 'week'] as const).map((name) => (
          <a
            key={name}
            href={addressOf(day, name)}
            className={'choice grid'}
            aria-current={name === view ? 'true' : undefined}
          >
            {calendar[name]}
          </a>
        ))}
      </span>
    </nav>
  );
}

/** The number of calls, and the start of the next one if it is soon. */
function callsWords(entries: CalendarEntry[], now: number): string {
  const calls = entries.filter(isCall);
  const ahead = calls.map(({ starts_at }) => Date.parse(starts_at) - now).filter((wait) => wait > 0);
  const next = Math.min(...ahead);
  const words = calendar.calls(calls.length);
  return next < 24 * 60 * 60_000 ? `${words}, ${calendar.first(longSpan(next))}` : words;
}

/** The shortest day has 23 hours. */
const isWholeDay = (time: FreeTime) => spanOf(time).to - spanOf(time).from >= 23 * 3_600_000;

/** Seven days side by side, or below each other on a phone. */
function WeekView({ first, days: { entries, busy } }: { first: string; days: Day }) {
  const { zone } = useDesk();
  const { open, dialog } = useEntryDialog(entries);
  const all: (CalendarEntry | (FreeTime & { id?: undefined }))[] = [...entries, ...busy].sort(
    (one, other) => spanOf(one).from - spanOf(other).from,
  );
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const isOn = (day: string) => (time: FreeTime) =>
    zone.dayOf(Date.parse(time.starts_at)) <= day && day <= zone.dayOf(Date.parse(time.ends_at) - 1);
  return (
    <ol className="mt-15 grid gap-12.5 pair:grid-cols-7 pair:gap-7.5">
      {week.map((day) => (
        <li key={day}>
          <h2 className="mb-5 border-t border-line pt-6 text-[1rem]">
            <a href={`#/calendar/${day}`} className="inline-block py-3">
              {zone.shortDay(day)}
            </a>
          </h2>
          {!all.some(isOn(day)) && <p className="quiet">{calendar.nothing}</p>}
          {all.filter(isOn(day)).map((time) =>
            time.id ? (
              <EntryButton
                key={time.id}
                entry={time}
                className="mb-3.5 block w-full py-4 [&>span]:block"
                onClick={() => open(time)}
              />
            ) : (
              <p key={time.starts_at} className="quiet mb-3.5">
                {isWholeDay(time) ? calendar.busyAllDay : calendar.busyAt(zone.span(time))}
              </p>
            ),
          )}
        </li>
      ))}
      {dialog && <li>{dialog}</li>}
    </ol>
  );
}

/** A day drawn to scale: calls, blocked times, and when nothing is offered. */
function DayView({ day, data }: { day: string; data: Day }) {
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
