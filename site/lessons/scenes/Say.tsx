import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Light } from './Light.tsx';

export function Say({ scene }: { scene: SceneOf<'say'> }) {
  return (
    <div className="sentence">
      <Light />
      <p>{scene.words}</p>
    </div>
  );
}
