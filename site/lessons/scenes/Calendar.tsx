import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import type { Parts } from './part.ts';

export function Calendar({ scene, part }: { scene: SceneOf<'calendar'>; part: Parts }) {
  return (
    <div className="bench">
      <p className="sample">{lesson.sampleOf[scene.span]}</p>
      <div className="window" data-window>
        <ol className="days roll" data-count={scene.days.length} data-roll>
          {scene.days.map(({ when, day, text, state }, index) => (
            <li key={when} className="box day" data-is={state} {...part('days', index)}>
              <span className="dim">{day}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
