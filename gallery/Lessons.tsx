import type { Lesson } from '../content/schemas/lesson.ts';
import type { Tutorial } from '../content/schemas/tutorial.ts';
import { timedLesson } from '../site/lessons/cues/timed-lesson.ts';
import { Plate, Room } from './Plate.tsx';

type Props = { lessons: { id: string; lesson: Lesson; tutorial: Tutorial }[] };

/** Every kind of scene as it ends, in the player of a lesson that has one. */
export function Lessons({ lessons }: Props) {
  const scenes = lessons.flatMap(({ id, lesson, tutorial }) =>
    timedLesson(lesson, tutorial).scenes.map(({ scene: { kind }, end }) => ({ id, kind, end })),
  );
  const kinds = new Map(scenes.toReversed().map((scene) => [scene.kind, scene]));
  return (
    <Room title="Lessons">
      {[...kinds.values()].map(({ id, kind, end }) => (
        <Plate key={kind} label={`A scene: ${kind}`} width="column">
          <iframe
            className="aspect-16/9 w-full"
            title={`A scene: ${kind}`}
            src={`/resources/video-tutorials/${id}/player?start=${(end - 0.1).toFixed(1)}`}
            loading="lazy"
          />
        </Plate>
      ))}
    </Room>
  );
}
