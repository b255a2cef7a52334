import type { Lesson } from '../../../content/schemas/lesson.ts';
import type { Mistake } from './timed-lesson.ts';

/** A sheet goes on with a paper that was begun before. */
export function paperMistakes(lesson: Lesson): Mistake[] {
  const begun: string[] = [];
  return lesson.flatMap((scene, index) => {
    if (scene.kind !== 'sheet') return [];
    if (scene.paper) begun.push(scene.paper);
    return scene.continues === undefined || begun.includes(scene.continues)
      ? []
      : [
          {
            path: [index, 'continues'],
            message: `must be a paper of an earlier scene: ${begun.join(', ') || 'there is none yet'}`,
          },
        ];
  });
}
