import { calendar } from '../../content/desk-words/calendar.ts';
import { FaultNotice } from '../frame/FaultNotice.tsx';
import { Page } from '../frame/Page.tsx';
import { Skeleton } from '../frame/Skeleton.tsx';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { addDays, mondayOf } from '../time/zone.ts';
import { BlockTime } from './BlockTime.tsx';
import { callsWords } from './calls-words.ts';
import { DayView } from './DayView.tsx';
import { Steps } from './Steps.tsx';
import { useDays } from './use-calendar.ts';
import { WeekView } from './WeekView.tsx';

type Props = { day: string | undefined; view: 'day' | 'week' };

/** The calls of a day or a week, where the owner is. */
export function CalendarPage({ day, view }: Props) {
  const { zone } = useDesk();
  const now = useNow();
  const today = zone.dayOf(now);
  const shown = isDay(day) ? day : today;
  const first = view === 'week' ? mondayOf(shown) : shown;
  const { data, error, refetch } = useDays(first, view === 'week' ? 7 : 1);
  const title =
    view === 'week'
      ? calendar.weekOf(zone.shortDay(first), zone.shortDay(addDays(first, 6)))
      : zone.longDay(first);
  const place = zone.name.split('/').at(-1)?.replaceAll('_', ' ') ?? zone.name;

  return (
    <Page title={title} lead={data && calendar.place(place, callsWords(data.entries, now))}>
      <Steps day={shown} view={view} today={today} />
      {error ? <FaultNotice error={error} again={refetch} /> : !data && <Skeleton />}
      {data &&
        (view === 'week' ? <WeekView first={first} days={data} /> : <DayView day={first} data={data} />)}
      <BlockTime day={first < today ? today : first} />
    </Page>
  );
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
