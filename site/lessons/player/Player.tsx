import { Fragment, type ReactNode } from 'react';
import { lesson as labels } from '../../../content/labels.ts';
import type { Lesson } from '../../../content/schemas/lesson.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { captionsIn, passagesOf, secondsOf } from '../../captions/captions.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { SceneView } from '../scenes/SceneView.tsx';
import { Controls } from './Controls.tsx';
import { type Chapter, chapterId, chaptersOf } from './chapters.ts';

type Props = {
  id: string;
  tutorial: Tutorial;
  lesson: Lesson;
  scenes: TimedScene[];
  next: { href: string; title: string };
};

/** The player of a lesson: pictures, captions and controls. Without a script it is a story in pictures. */
export function Player({ id, tutorial, lesson, scenes, next }: Props) {
  const duration = secondsOf(tutorial.duration);
  const chapters = chaptersOf(scenes);
  return (
    <main className="player" data-player={id} data-duration={duration} aria-labelledby="title">
      <h1 id="title">{tutorial.title}</h1>
      <Stage lesson={lesson} scenes={scenes} chapters={chapters}>
        <Ending next={next} />
      </Stage>
      <p className="caption" data-caption />
      <Controls duration={duration} length={tutorial.duration} chapters={chapters} />
      <Transcript tutorial={tutorial} chapters={chapters} />
      <p className="back">
        <a href={`/resources/video-tutorials/${id}`}>{labels.back(tutorial.title)}</a>
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
    <div className="ending" data-screen-only>
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

type StageProps = { lesson: Lesson; scenes: TimedScene[]; chapters: Chapter[]; children: ReactNode };

/** The scenes, of which one is shown at a time. */
function Stage({ lesson, scenes, chapters, children }: StageProps) {
  const idOf = ({ start }: TimedScene) => {
    const index = chapters.findIndex((chapter) => chapter.start === start);
    return index < 0 ? undefined : chapterId(index);
  };
  return (
    <section className="stage" data-stage aria-label={labels.stage}>
      <ol className="scenes" data-pictures>
        {scenes.map((timed, index) => (
          <li
            key={timed.start}
            id={idOf(timed)}
            data-start={timed.start.toFixed(2)}
            data-now={index === 0 ? '' : undefined}
          >
            <SceneView timed={timed} before={lesson.slice(0, index)} />
            <p className="said">{timed.words}</p>
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
      className="transcript"
      data-transcript
      data-screen-only
      hidden
      aria-label={labels.transcript}
    >
      <div className="head">
        <h2>{labels.transcript}</h2>
        <button type="button" data-follow hidden>
          {labels.follow}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <ol tabIndex={0} aria-label={labels.transcript}>
        {passagesOf(tutorial).map((passage) => (
          <li key={passage.at}>
            {chapters
              .filter(({ at }) => at === passage.at)
              .map(({ name }) => (
                <h3 key={name}>{name}</h3>
              ))}
            <button type="button" data-second={passage.start}>
              <span className="at">{passage.at}</span>
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
