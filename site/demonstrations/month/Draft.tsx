import type { RefObject } from 'react';
import type { Month } from '../../../content/schemas/demonstrations/month.ts';
import { drawings } from './drawings.ts';
import { type Planned, standingOf } from './plan.ts';
import { nameOf } from './weeks.ts';

type Props = {
  /** The words and what can be decided about them. */
  ref: RefObject<HTMLDivElement | null>;
  sample: Month;
  post: Planned;
  onApprove: () => void;
  onSendBack: () => void;
};

/** A post as a member would read it, for the owner to decide. */
export function Draft({ ref, sample, post, onApprove, onSendBack }: Props) {
  const { state, told, words } = standingOf(post);
  const { lines, faint } = drawings[post.picture];
  return (
    <article className="draft">
      <figure>
        <svg viewBox="0 0 400 300" aria-hidden="true">
          {faint && <path d={faint} />}
          <path d={lines} />
        </svg>
        <figcaption>{sample.pictureNote}</figcaption>
      </figure>
      <div className="decision" ref={ref} aria-live="polite">
        <p className="when">
          <span>{`${nameOf(sample.month)} ${post.day}, ${post.time}`}</span>{' '}
          <span>{post.networks.join(', ')}</span>
        </p>
        <p className="words">{words}</p>
        <div className="verdict controls">
          <button
            className={state === 'approved' ? 'button' : 'button solid'}
            type="button"
            aria-pressed={state === 'approved'}
            onClick={onApprove}
          >
            {sample.approve}
          </button>
          <button className="button" type="button" aria-pressed={told === 'sentBack'} onClick={onSendBack}>
            {sample.sendBack}
          </button>
        </div>
        <p className="outcome">{sample.told[told]}</p>
      </div>
    </article>
  );
}
