import type { Month } from '../../../content/schemas/demonstrations/month.ts';
import { Day } from './Day.tsx';
import { type Plan, postOn } from './plan.ts';
import { nameOf, weekdays, weeksOf } from './weeks.ts';

type Props = {
  sample: Month;
  plan: Plan;
  onOpen: (day: number) => void;
};

/** The month as a table: a day with a post can be opened. */
export function Calendar({ sample, plan, onOpen }: Props) {
  const { month, caption, states, legend } = sample;
  const name = nameOf(month);
  return (
    <div>
      <table className="calendar">
        <caption className="sr-only">{caption.replace('{month}', name)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.join()}>
              {week.map((day, weekday) => {
                const post = postOn(plan, day);
                return (
                  <td key={weekdays[weekday]}>
                    {post ? (
                      <Day
                        post={post}
                        month={name}
                        states={states}
                        isOpen={post.day === plan.open}
                        onOpen={() => onOpen(post.day)}
                      />
                    ) : (
                      day
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="legend">
        {(['approved', 'sentBack', 'waits'] as const).map((state) => (
          <li key={state}>{legend[state]}</li>
        ))}
      </ul>
    </div>
  );
}
