import type { Lesson } from '../../../content/schemas/lesson.ts';
import { chapterMistakes } from './check-chapters.ts';
import { orderMistakes, paceMistakes, passageMistakes, readingMistakes } from './check-pace.ts';
import { paperMistakes } from './check-papers.ts';
import { sumMistakes } from './check-sums.ts';
import { type Mistake, type Spoken, timedLesson } from './timed-lesson.ts';

/** What is wrong with a lesson that its schema takes, for the transcript it belongs to. */
export function lessonMistakes(lesson: Lesson, spoken: Spoken): Mistake[] {
  const { scenes, mistakes } = timedLesson(lesson, spoken);
  const apart = [
    ...passageMistakes(lesson, spoken),
    ...chapterMistakes(lesson),
    ...paperMistakes(lesson),
    ...sumMistakes(lesson),
  ];
  // Without its words a moment is anywhere, and whatever is said about its neighbors is wrong.
  const inTime =
    mistakes.length > 0
      ? []
      : [...orderMistakes(scenes), ...paceMistakes(scenes), ...readingMistakes(scenes)];
  return [...mistakes, ...apart, ...inTime];
}
