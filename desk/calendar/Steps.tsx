import { calendar } from '../../content/desk-words/calendar.ts';
import { addDays } from '../time/zone.ts';

type Props = { day: string; view: 'day' | 'week'; today: string };

const addressOf = (day: string, view: 'day' | 'week') => `#/calendar/${day}${view === 'week' ? '/week' : ''}`;

/** From day to day, from week to week, and from one to the other. */
export function Steps({ day, view, today }: Props) {
  const step = view === 'week' ? 7 : 1;
  return (
    <nav className="steps" aria-label={calendar.view}>
      <a className="button small" href={addressOf(addDays(day, -step), view)}>
        {calendar.previous}
      </a>
      <a className="button small" href={addressOf(today, view)}>
        {calendar.today}
      </a>
      <a className="button small" href={addressOf(addDays(day, step), view)}>
        {calendar.next}
      </a>
      <span className="views">
        {(['day', 'week'] as const).map((name) => (
          <a key={name} href={addressOf(day, name)} aria-current={name === view ? 'true' : undefined}>
            {calendar[name]}
          </a>
        ))}
      </span>
    </nav>
  );
}
