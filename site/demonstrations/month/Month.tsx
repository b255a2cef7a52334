import { useReducer, useRef } from 'react';
import sample from '../../../content/demonstrations/social-media.yaml';
import { Frame, fill } from '../frame/Frame.tsx';
import { useStillness } from '../frame/use-playback.ts';
import { Calendar } from './Calendar.tsx';
import { Draft } from './Draft.tsx';
import { countsOf, nextWaiting, type Planned, planWith, postOn } from './plan.ts';
import { AllDrafts, Report, Views } from './Report.tsx';

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
