import type { ReactNode } from 'react';
import { lesson as labels } from '../../../content/labels.ts';
import type { Lesson } from '../../../content/schemas/lesson.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { SceneView } from '../scenes/SceneView.tsx';

type Props = { lesson: Lesson; scenes: TimedScene[]; children: ReactNode };

/** The scenes, of which one is seen at a time. */
export function Stage({ lesson, scenes, children }: Props) {
  return (
    <section className="stage" data-stage aria-label={labels.stage}>
      <ol className="scenes" data-pictures>
        {scenes.map((timed, index) => (
          <li key={timed.start} data-start={timed.start.toFixed(2)} data-now={index === 0 ? '' : undefined}>
            <SceneView timed={timed} before={lesson.slice(0, index)} />
            <p className="said">{timed.words}</p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
