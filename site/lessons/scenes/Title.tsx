import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Drawing } from './Drawing.tsx';

export function Title({ scene: { drawing } }: { scene: SceneOf<'title'> }) {
  return drawing && <Drawing name={drawing} />;
}
