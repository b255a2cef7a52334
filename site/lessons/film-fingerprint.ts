import { hash } from 'node:crypto';
import { lesson as labels } from '../../content/labels.ts';
import type { Lesson } from '../../content/schemas/lesson.ts';
import { type Spoken, timedLesson } from './cues/timed-lesson.ts';

/**
 * What the pictures of a lesson's film are made from, as a hash: its scenes and when they come, the captions below them, what
 * our labels say in them, and the files of the faces. The way scenes are drawn is left out: a border of another gray makes no
 * film untrue, and `npm run films -- --check` compares that.
 */
export function filmFingerprint(lesson: Lesson, spoken: Spoken, faces: string[]): string {
  const { sampleOf, person, verdicts, step } = labels;
  const { scenes } = timedLesson(lesson, spoken);
  const { transcript, duration } = spoken;
  const shown = [scenes, transcript, duration, sampleOf, person, verdicts, step('1'), faces];
  return hash('sha256', JSON.stringify(shown)).slice(0, 16);
}
