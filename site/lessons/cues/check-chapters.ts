import type { Lesson } from '../../../content/schemas/lesson.ts';
import type { Mistake } from './timed-lesson.ts';

/** A list of chapters is one only when it can be read at once. */
const fewest = 5;
const most = 10;

export function chapterMistakes(lesson: Lesson): Mistake[] {
  const chapters = lesson.flatMap(({ chapter }, index) => (chapter ? [{ chapter, index }] : []));
  return [
    ...(lesson[0]?.chapter
      ? []
      : [{ path: [0, 'chapter'], message: 'the first scene must begin a chapter' }]),
    ...(chapters.length < fewest || chapters.length > most
      ? [{ path: [], message: `must have ${fewest} to ${most} chapters, not ${chapters.length}` }]
      : []),
    ...chapters
      .filter(({ chapter }, place) => chapters.findIndex((other) => other.chapter === chapter) < place)
      .map(({ chapter, index }) => ({
        path: [index, 'chapter'],
        message: `must be another name than that of an earlier chapter, "${chapter}"`,
      })),
  ];
}
