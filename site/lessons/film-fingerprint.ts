import { hash } from 'node:crypto';
import { lesson as labels } from '../../content/labels.ts';
import type { Lesson } from '../../content/schemas/lesson.ts';
import { type Spoken, timedLesson } from './cues/timed-lesson.ts';

/**
 * A hash of what a lesson's film shows: its scenes and their times, the captions, our labels in the scenes, and the
 * font files. How scenes are drawn is left out, because another border does not make a film wrong.
 */
export function filmFingerprint(lesson: Lesson, spoken: Spoken, faces: string[]): string {
  const { sampleOf, person, verdicts, step } = labels;
  const { scenes } = timedLesson(lesson, spoken);
  const { transcript, duration } = spoken;
  const shown = [scenes, transcript, duration, sampleOf, person, verdicts, step('1'), faces];
  return hash('sha256', JSON.stringify(shown)).slice(0, 16);
}
