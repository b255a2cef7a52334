import type { Month } from '../../../content/schemas/demonstrations/month.ts';
import { useIsLive } from '../frame/use-is-live.ts';
import { type Planned, standingOf } from './plan.ts';

type Props = {
  post: Planned;
  month: string;
  states: Month['states'];
  isOpen: boolean;
  onOpen: () => void;
};

/** A day with a post. It looks the same before a script can open it. */
export function Day({ post, month, states, isOpen, onOpen }: Props) {
  const { day, title } = post;
  const { state } = standingOf(post);
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
      aria-label={`${month} ${day}: ${title}, ${states[state]}`}
      aria-pressed={isOpen}
      onClick={onOpen}
    >
      {face}
    </button>
  );
}
