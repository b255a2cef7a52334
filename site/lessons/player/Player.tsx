import { Fragment, type ReactNode } from 'react';
import { lesson as labels } from '../../../content/labels.ts';
import type { Tutorial } from '../../../content/schemas/entries.ts';
import type { Lesson } from '../../../content/schemas/lesson.ts';
import { captionsIn, passagesOf, secondsOf } from '../../captions/captions.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { SceneView } from '../scenes/SceneView.tsx';
import { Controls } from './Controls.tsx';
import { type Chapter, chaptersOf } from './chapters.ts';

type Props = {
  id: string;
  tutorial: Tutorial;
  lesson: Lesson;
  scenes: TimedScene[];
  /** What the sample answers to the request in each scene. */
  answers: (string | undefined)[];
  next: { href: string; title: string };
};

/** The player of a lesson: pictures, captions and controls. Without a script it is a story in pictures. */
export function Player({ id, tutorial, lesson, scenes, answers, next }: Props) {
  const duration = secondsOf(tutorial.duration);
  const chapters = chaptersOf(scenes);
  return (
    <main
      className="player group/player data-ring:after:pointer-events-none data-ring:after:absolute data-ring:after:inset-[8px_var(--edge)_var(--edge)] data-ring:after:rounded-card data-ring:after:border-2 data-ring:after:border-ink"
      data-player={id}
      data-duration={duration}
      aria-labelledby="title"
    >
      <h1 id="title" className="text-h2 staged:sr-only">
        {tutorial.title}
      </h1>
      <Stage lesson={lesson} scenes={scenes} answers={answers} chapters={chapters}>
        <Ending next={next} />
      </Stage>
      {/* On a phone an open transcript shows the same words. */}
      <p
        className="[grid-area:2/1] grid min-h-[4.6rem] place-items-center px-6 pb-2 text-center text-[1.25rem] leading-[1.35] text-balance data-off:invisible low:min-h-[3.2rem] low:pb-[0.2rem] low:text-[1.0625rem] narrow:min-h-[4.2rem] narrow:px-4 narrow:pb-[0.3rem] narrow:text-[1rem] narrow:group-has-[.transcript:not([hidden])]/player:hidden"
        data-caption
        data-screen-only
      />
      <Controls duration={duration} length={tutorial.duration} chapters={chapters} />
      <Transcript tutorial={tutorial} chapters={chapters} />
      <p className="mt-(--bay-half) staged:hidden">
        <a className="underline" href={`/resources/video-tutorials/${id}`}>
          {labels.back(tutorial.title)}
        </a>
      </p>
    </main>
  );
}

/**
 * The choices at the end of a lesson, and of a chapter that was played alone. The next lesson opens as a page of the
 * site, outside of this frame.
 */
function Ending({ next: { href, title } }: { next: { href: string; title: string } }) {
  return (
    <div
      className="absolute inset-[auto_0_0] hidden flex-wrap justify-center gap-3 bg-linear-[transparent,var(--color-ground)_40%] px-(--edge) pt-12 pb-4 group-data-[state=ended]/player:flex *:cursor-pointer *:rounded-control *:border *:border-line-strong *:bg-ground *:px-[1.2rem] *:py-[0.6rem] *:font-semibold [&>:not([hidden],:not([hidden])~*)]:bg-ink [&>:not([hidden],:not([hidden])~*)]:text-ground"
      data-screen-only
    >
      <button type="button" data-next-chapter={labels.next('{chapter}')} hidden />
      <button type="button" data-again>
        {labels.again}
      </button>
      <a href={href} target="_top" data-next-lesson>
        {labels.next(title)}
      </a>
    </div>
  );
}

type StageProps = Pick<Props, 'lesson' | 'scenes' | 'answers'> & { chapters: Chapter[]; children: ReactNode };

/** The scenes, of which one is shown at a time. */
function Stage({ lesson, scenes, answers, chapters, children }: StageProps) {
  return (
    <section
      className="staged:relative staged:mx-(--edge) staged:mt-2 staged:overflow-clip staged:rounded-card staged:border staged:border-line-strong staged:[container:stage/size] staged:[grid-area:1/1]"
      data-stage
      aria-label={labels.stage}
    >
      <ol className="scenes staged:h-full" data-pictures>
        {scenes.map((timed, index) => (
          <li
            key={timed.start}
            id={chapters.find(({ start }) => start === timed.start)?.id}
            data-start={timed.start.toFixed(2)}
            data-now={index === 0 ? '' : undefined}
            data-answer={answers[index]}
          >
            <SceneView timed={timed} before={lesson.slice(0, index)} />
            <p className="mt-4 max-w-measure text-ink-2 staged:hidden">{timed.words}</p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

/** The captions, which the player reads from here. Every passage is a link to its moment. */
function Transcript({ tutorial, chapters }: { tutorial: Tutorial; chapters: Chapter[] }) {
  return (
    <aside
      id="transcript"
      className="transcript relative [grid-area:1/2/4/3] flex min-h-0 w-100 flex-col border-l border-line bg-raised pr-(--edge) shallow:row-end-3 shallow:w-80 shallow:border-b below:[grid-area:4/1] below:w-auto below:border-t below:border-l-0 below:px-(--edge)"
      data-transcript
      data-screen-only
      hidden
      aria-label={labels.transcript}
    >
      <div className="flex min-h-16 items-center justify-between border-b border-line px-6 shallow:min-h-12 below:min-h-11">
        <h2 className="text-[1.25rem]">{labels.transcript}</h2>
        <button
          type="button"
          className="min-h-11 cursor-pointer text-[0.875rem] text-ink-2 underline"
          data-follow
          hidden
        >
          {labels.follow}
        </button>
      </div>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        tabIndex={0}
        className="relative flex-1 overflow-y-auto overscroll-contain -outline-offset-3"
        aria-label={labels.transcript}
      >
        {passagesOf(tutorial).map((passage) => (
          <li key={passage.at}>
            {chapters
              .filter(({ at }) => at === passage.at)
              .map(({ name }) => (
                <h3 key={name} className="pt-[1.3rem] pr-6 pl-19 text-[1rem] tracking-normal">
                  {name}
                </h3>
              ))}
            <button
              type="button"
              className="passage grid w-full cursor-pointer grid-cols-[3.25rem_1fr] py-[0.8rem] text-start"
              data-second={passage.start}
            >
              <span className="text-ink-3 tabular-nums">{passage.at}</span>
              <span>
                {captionsIn(passage).map(({ from, text }) => (
                  <Fragment key={from}>
                    <span data-said={from.toFixed(2)}>{text}</span>{' '}
                  </Fragment>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}
