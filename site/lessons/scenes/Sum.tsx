import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { Parts } from './part.ts';

export function Sum({ scene, part }: { scene: SceneOf<'sum'>; part: Parts }) {
  return (
    <Paper>
      <dl>
        {scene.lines.map(({ when, text, value, unit, result }, index) => (
          <div key={when} className={result ? 'row wide result' : 'row wide'} {...part('lines', index)}>
            <dt>{text}</dt>
            <dd>{amount(value, unit)}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

/** With a minus that is as long as a figure, and money as it is written. */
function amount(value: number, unit = ''): string {
  const figure = Math.abs(value).toLocaleString('en-US');
  const named = unit === '$' ? `$${figure}` : `${figure} ${unit}`.trim();
  return value < 0 ? `– ${named}` : named;
}
