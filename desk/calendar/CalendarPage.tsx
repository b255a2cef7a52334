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
import { addDays, mondayOf } from '../time/zone.ts';
import { DayView } from './DayView.tsx';
import { BlockDialog, EntryButton, useEntryDialog } from './EntryDialog.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';
import { isCall, isOverBusy, spanOf, useDays, useDaysAhead } from './use-days.ts';

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
