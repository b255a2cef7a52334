import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { Parts } from './part.ts';
import { Typed } from './Typed.tsx';

export function Screen({ scene, part }: { scene: SceneOf<'screen'>; part: Parts }) {
  return (
    <Paper sample={lesson.sampleOf[scene.of]} title={scene.title}>
      <dl>
        {scene.fields.map(({ when, label, write }, index) => (
          <div key={when} className="row field" {...part('fields', index)}>
            <dt>{label}</dt>
            <dd>
              <Typed>{write}</Typed>
            </dd>
          </div>
        ))}
      </dl>
      {scene.press && (
        <p className="press" {...part('press')}>
          {scene.press.text}
        </p>
      )}
    </Paper>
  );
}
