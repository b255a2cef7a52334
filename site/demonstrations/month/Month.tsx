import { type RefObject, useReducer, useRef } from 'react';
import sample from '../../../content/demonstrations/social-media.yaml';
import { Frame, fill, Sign } from '../frame/Frame.tsx';
import { useIsLive, useStillness } from '../frame/use-playback.ts';
import {
  countsOf,
  nameOf,
  nextWaiting,
  type Plan,
  type Planned,
  planWith,
  postOn,
  reviewStateOf,
  weekdays,
  weeksOf,
} from './plan.ts';

const { start, reduce } = planWith(sample);

/** "A month on one page": every post is approved, sent back or waiting, and the report shows the results. */
export function Month() {
  const draft = useRef<HTMLDivElement>(null);
  const isStill = useStillness();
  const [plan, act] = useReducer(reduce, start);
  const counts = countsOf(plan);
  const next = nextWaiting(plan);

  function open(day: number) {
    act({ kind: 'open', day });
    // On a phone the post is below the month, so the page scrolls to it.
    draft.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
  }

  return (
    <Frame words={sample.frame} startOver={sample.startOver} onStartOver={() => act({ kind: 'start over' })}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 text-ink-2 tabular-nums">
        <Views view={plan.view} onShow={(view) => act({ kind: 'show', view })} />
        <p className={plan.view === 'report' ? 'put-away' : undefined}>
          <b>{fill(sample.counts.approved, counts)}</b>
          {', '}
          {fill(sample.counts.others, counts)}
        </p>
      </div>
      <div className="month-views">
        <div className={plan.view === 'report' ? 'planner put-away' : 'planner'}>
          <Calendar plan={plan} onOpen={open} />
          <Draft
            ref={draft}
            post={postOn(plan, plan.open) as Planned}
            onApprove={() => act({ kind: 'approve' })}
            onSendBack={() => act({ kind: 'send back' })}
            onNext={next && (() => act({ kind: 'open', day: next.day }))}
          />
        </div>
        <noscript>
          <AllDrafts posts={start.posts} />
        </noscript>
        <Report isPutAway={plan.view === 'month'} />
      </div>
    </Frame>
  );
}

const { month, caption, states, legend } = sample;
const name = nameOf(month);

/** The month as a table, in which days with a post can be opened. */
function Calendar({ plan, onOpen }: { plan: Plan; onOpen: (day: number) => void }) {
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
      {state === 'approved' && <Sign size={12} path="M2 6.5 5 9.5 10 3" />}
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

type DraftProps = {
  /** The post's text and the decisions on it. */
  ref: RefObject<HTMLDivElement | null>;
  post: Planned;
  onApprove: () => void;
  onSendBack: () => void;
  /** Undefined when no other post waits. */
  onNext: (() => void) | undefined;
};

/** A post as a member would read it, for the owner to decide on. */
function Draft({ ref, post, onApprove, onSendBack, onNext }: DraftProps) {
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

/** The results of the month, on one page. While it is put away it keeps its room, so that nothing below moves. */
function Report({ isPutAway }: { isPutAway: boolean }) {
  const { report } = sample;
  const { caption, rows } = report.byPost;
  const most = Math.max(...rows.map(({ messages }) => messages));
  return (
    <div className={isPutAway ? 'report put-away' : 'report'}>
      <p className="text-small text-ink-3">{report.note}</p>
      <dl>
        {[report.messages, ...report.others].map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col justify-between gap-[0.6rem] border-b border-line pt-4 pr-4 pb-5"
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.findings.map(({ title, text }) => (
        <p key={title} className="finding max-w-[60ch]">
          <b>{title}</b> {text}
        </p>
      ))}
      <table className="w-full">
        <caption className="pb-[0.6rem] text-left text-small text-ink-3">{caption}</caption>
        <tbody>
          {rows.map(({ label, messages }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="w-10 text-ink">{messages}</td>
              <td>
                <svg
                  className="h-0.5 w-full fill-(--hue)"
                  viewBox={`0 0 ${most} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={`M0 0h${messages}v1H0z`} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All posts by day, for browsers without scripts, which cannot open one. */
function AllDrafts({ posts }: { posts: Planned[] }) {
  return (
    <ol className="all-drafts">
      {posts.map((post) => (
        <li key={post.day}>
          <p>
            <b>{`${nameOf(sample.month)} ${post.day}, ${post.time}`}</b> {post.networks.join(', ')}
          </p>
          <p>{post.text}</p>
          <p>
            {sample.told[reviewStateOf(post).told]}
            {post.second && ` ${sample.described} ${post.second}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Views({ view, onShow }: { view: Plan['view']; onShow: (view: Plan['view']) => void }) {
  return (
    <fieldset className="choice controls">
      <legend className="sr-only">{sample.views.label}</legend>
      {(['month', 'report'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="month-view" checked={view === one} onChange={() => onShow(one)} />
          <span>{sample.views[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
