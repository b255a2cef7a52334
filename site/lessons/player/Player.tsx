import { lesson as labels } from '../../../content/labels.ts';
import type { Lesson } from '../../../content/schemas/lesson.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { secondsOf } from '../../captions/timecodes.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { Controls } from './Controls.tsx';
import { chaptersOf } from './chapters.ts';
import { Ending } from './Ending.tsx';
import { Stage } from './Stage.tsx';
import { Transcript } from './Transcript.tsx';

type Props = {
  id: string;
  tutorial: Tutorial;
  lesson: Lesson;
  scenes: TimedScene[];
  next: { href: string; title: string };
};

/** A lesson: the pictures, what is said, and what to play them with. Without a script, a story in pictures. */
export function Player({ id, tutorial, lesson, scenes, next }: Props) {
  const duration = secondsOf(tutorial.duration);
  const chapters = chaptersOf(scenes);
  return (
    <main className="player" data-player={id} data-duration={duration} aria-labelledby="title">
      <h1 id="title">{tutorial.title}</h1>
      <Stage lesson={lesson} scenes={scenes}>
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
