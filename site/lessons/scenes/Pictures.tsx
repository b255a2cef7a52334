import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Drawing } from './Drawing.tsx';
import type { Parts } from './part.ts';

export function Pictures({ scene, part }: { scene: SceneOf<'picture'>; part: Parts }) {
  return (
    <ul className="bench frames" data-count={scene.frames.length}>
      {scene.frames.map(({ when, drawing, verdict, why }, index) => (
        <li key={when} className="box" data-is={verdict} {...part('frames', index)}>
          <Drawing name={drawing} />
          {(verdict || why) && <p>{[verdict && lesson.verdicts[verdict], why].filter(Boolean).join(': ')}</p>}
        </li>
      ))}
    </ul>
  );
}
