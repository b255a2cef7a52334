import sample from '../../../content/demonstrations/social-media.yaml';
import { useIsLive } from '../frame/use-playback.ts';
import { nameOf, type Plan, type Planned, postOn, reviewStateOf, weekdays, weeksOf } from './plan.ts';

const { month, caption, states, legend } = sample;
const name = nameOf(month);

type Props = {
  plan: Plan;
  onOpen: (day: number) => void;
};

/** The month as a table, in which days with a post can be opened. */
export function Calendar({ plan, onOpen }: Props) {
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
                      <Day post={post} isOpen={post.day === plan.open} onOpen={() => onOpen(post.day)} />
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
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-[0.35rem] text-small text-ink-3">
        {(['approved', 'sentBack', 'waits'] as const).map((state) => (
          <li key={state}>{legend[state]}</li>
        ))}
      </ul>
    </div>
  );
}

/** A day with a post. It looks the same before the script makes it a button. */
function Day({ post, isOpen, onOpen }: { post: Planned; isOpen: boolean; onOpen: () => void }) {
  const { day, title } = post;
  const { state } = reviewStateOf(post);
  const isLive = useIsLive();
  const face = (
    <>
      {day} <span>{title}</span>
      {state === 'approved' && (
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 6.5 5 9.5 10 3" />
        </svg>
      )}
    </>
  );
  const className = `day ${state}`;
  if (!isLive) return <div className={className}>{face}</div>;
  return (
    <button
      className={className}
      type="button"
      aria-label={`${name} ${day}: ${title}, ${states[state]}`}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      {face}
    </button>
  );
}
