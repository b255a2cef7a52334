import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import type { FreeTimes } from './booking.ts';

type Props = {
  sample: Chatbot;
  /** The lines that the last answer came from. */
  lit: number[];
  free: FreeTimes;
};

/** The sheet: all the assistant knows. */
export function Sheet({ sample, lit, free }: Props) {
  return (
    <section className="pane sheet">
      <h3>{sample.panels.sheet.title}</h3>
      <ol>
        {sample.facts.map(({ line, gap }, index) => {
          const number = index + 1;
          const classes = [gap && 'gap', lit.includes(number) && 'lit'].filter(Boolean).join(' ');
          return (
            <li key={line} className={classes || undefined} data-line={number}>
              {number === sample.free.line ? <FreeLine line={line} sample={sample} free={free} /> : line}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** "Free: Thu 11, 3:30 · Fri 10:15, 5:45", with the times that were given away struck out. */
function FreeLine({ line, sample, free }: { line: string; sample: Chatbot; free: FreeTimes }) {
  const [head = ''] = line.split(':');
  const days = Object.entries(sample.free.times) as [keyof FreeTimes, string[]][];
  return (
    <span>
      {`${head}: `}
      {days.map(([day, times], index) => (
        <span key={day}>
          {index > 0 && ' · '}
          {day.slice(0, 3)}{' '}
          {times.map((time, place) => (
            <span key={time}>
              {place > 0 && ', '}
              {free[day]?.includes(time) ? short(time) : <s>{short(time)}</s>}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

const short = (time: string) => time.replace(/(:00)? [ap]m/, '');
