import type { RefObject } from 'react';
import type { Drawing, Month } from '../../../content/schemas/demonstrations/month.ts';
import { nameOf, type Planned, reviewStateOf } from './plan.ts';

type Props = {
  /** The post's text and the decisions on it. */
  ref: RefObject<HTMLDivElement | null>;
  sample: Month;
  post: Planned;
  onApprove: () => void;
  onSendBack: () => void;
};

/** A post as a member would read it, for the owner to decide on. */
export function Draft({ ref, sample, post, onApprove, onSendBack }: Props) {
  const { state, told, words } = reviewStateOf(post);
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

/** The drawings of posts as lines, on a canvas of 400 by 300. Faint lines are in the background. */
const drawings: Record<Drawing, { lines: string; faint?: string }> = {
  squat: {
    lines:
      'M186 74a19 19 0 1 0 38 0a19 19 0 1 0-38 0M196 96c-6 26-18 44-32 64l60 8-4 60h24M194 112l62 8M112 176h70v52h-70z',
    faint: 'M80 228h240',
  },
  mat: {
    lines: 'M80 168a40 40 0 1 0 80 0a40 40 0 1 0-80 0M120 128h150a40 40 0 0 1 0 80M120 208h210',
    faint:
      'M94 168a26 26 0 1 0 52 0a26 26 0 1 0-52 0M108 168a12 12 0 1 0 24 0a12 12 0 1 0-24 0M190 128a40 40 0 0 1 0 80M204 128a40 40 0 0 1 0 80',
  },
  clock: {
    lines: 'M120 142a80 80 0 1 0 160 0a80 80 0 1 0-160 0M200 88v54l36 22',
    faint: 'M200 70v8M272 142h-8M200 214v-8M128 142h8',
  },
  bags: {
    lines:
      'M112 126h76l8 98h-92zM130 126c0-52 40-52 40 0M222 146h64l8 78h-80zM238 146c0-44 32-44 32 0M262 146c6-34 20-58 42-72 0 26-10 50-28 72',
    faint: 'M80 224h240',
  },
  kettlebell: {
    lines:
      'M163 216a62 62 0 1 1 74 0zM158 120c-8-44 2-66 42-66s50 22 42 66M178 108c-4-24 2-32 22-32s26 8 22 32',
    faint: 'M110 216h180',
  },
  stopwatch: {
    lines: 'M128 156a72 72 0 1 0 144 0a72 72 0 1 0-144 0M200 84V60M182 60h36M252 104l12-12M200 156l34-36',
    faint: 'M200 94v8M262 156h-8M200 218v-8M138 156h8',
  },
  plate: {
    lines:
      'M126 142a74 74 0 1 0 148 0a74 74 0 1 0-148 0M78 72v34a14 14 0 0 0 28 0V72M92 72v140M308 212V72c-20 12-22 56 0 74',
    faint: 'M150 142a50 50 0 1 0 100 0a50 50 0 1 0-100 0',
  },
  friends: {
    lines:
      'M128 104a30 30 0 1 0 60 0a30 30 0 1 0-60 0M98 222c0-50 22-74 60-74s60 24 60 74M214 112a26 26 0 1 0 52 0a26 26 0 1 0-52 0M224 156c44-16 78 12 78 66',
    faint: 'M80 222h240',
  },
};
