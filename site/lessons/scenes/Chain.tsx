import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Light } from './Light.tsx';
import type { Parts } from './part.ts';

export function Chain({ scene, part }: { scene: SceneOf<'chain'>; part: Parts }) {
  return (
    <div className="bench">
      <Light />
      <div className="window" data-window>
        <ol className="roll" data-roll>
          {scene.steps.map(({ when, role, text, state }, index) => (
            <li key={when} className="box" data-is={state} {...part('steps', index)}>
              <span className="dim">{role}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
