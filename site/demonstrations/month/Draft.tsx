import type { RefObject } from 'react';
import sample from '../../../content/demonstrations/social-media.yaml';
import { nameOf, type Planned, reviewStateOf } from './plan.ts';

type Props = {
  /** The post's text and the decisions on it. */
  ref: RefObject<HTMLDivElement | null>;
  post: Planned;
  onApprove: () => void;
  onSendBack: () => void;
  /** Undefined when no other post waits. */
  onNext: (() => void) | undefined;
};

/** A post as a member would read it, for the owner to decide on. */
export function Draft({ ref, post, onApprove, onSendBack, onNext }: Props) {
  const { state, told, words } = reviewStateOf(post);
  const { month, pictures, pictureNote, approve, sendBack, nextWaiting } = sample;
  return (
    <article className="draft">
      <figure className="bg-raised-2">
        {/* Another picture has another element, so that the one before it does not stay while it loads. */}
        <picture key={post.picture} className="block aspect-[3/2]">
          <source type="image/avif" srcSet={files[`./pictures/${post.picture}.avif`]} />
          <img
            className="size-full object-cover"
            loading="lazy"
            decoding="async"
            src={files[`./pictures/${post.picture}.webp`]}
            width="800"
            height="600"
            alt={pictures[post.picture]}
          />
        </picture>
        <figcaption className="px-[1.1rem] py-2 text-[0.8125rem] text-ink-3">{pictureNote}</figcaption>
      </figure>
      <div className="decision" ref={ref} aria-live="polite">
        <p className="when">
          <span>{`${nameOf(month)} ${post.day}, ${post.time}`}</span> <span>{post.networks.join(', ')}</span>
        </p>
        <p className="words">{words}</p>
        <div className="verdict controls mt-[0.9rem] grid grid-cols-[1fr_1fr] gap-[0.6rem]">
          <button
            className={state === 'approved' ? 'button' : 'button solid'}
            type="button"
            aria-pressed={state === 'approved'}
            onClick={onApprove}
          >
            {approve}
          </button>
          <button className="button" type="button" aria-pressed={told === 'sentBack'} onClick={onSendBack}>
            {sendBack}
          </button>
        </div>
        <p className="mt-3 min-h-[3em] text-small text-ink-3">{sample.told[told]}</p>
        {/* A disabled button would lose the focus of whoever has just pressed it. */}
        <button
          className="next-waiting controls mt-2 flex items-center gap-[0.6rem] py-2 text-small"
          type="button"
          aria-disabled={!onNext}
          onClick={onNext}
        >
          {nextWaiting}
          <svg
            className="w-[1.1rem]"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M5 12h14M13 6l6 6-6 6" />
          </svg>
        </button>
      </div>
    </article>
  );
}

const files = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});
