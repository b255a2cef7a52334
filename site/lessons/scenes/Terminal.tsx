import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { Parts } from './part.ts';
import { Typed } from './Typed.tsx';

export function Terminal({ scene, part }: { scene: SceneOf<'terminal'>; part: Parts }) {
  return (
    <Paper>
      {scene.lines.map((line, index) => (
        <p key={line.when} className="code" {...part('lines', index)}>
          {'type' in line ? (
            <code>
              <Typed>{line.type}</Typed>
            </code>
          ) : (
            <samp>
              <code>{line.print}</code>
            </samp>
          )}
        </p>
      ))}
    </Paper>
  );
}
