import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { Parts } from './part.ts';

type Props = { scene: SceneOf<'dashboard'>; part: Parts };

export function Dashboard({ scene, part }: Props) {
  return (
    <Paper sample={lesson.sampleOf.dashboard} title={scene.range}>
      <Shares scene={scene} part={part} />
      <ul className="figures">
        {scene.figures.map(({ when, value, of, label }, index) => (
          <li key={when} className={of ? 'figure share' : 'figure'} {...part('figures', index)}>
            <b>{value.toLocaleString('en-US')}</b>
            <span className="dim">{label}</span>
          </li>
        ))}
      </ul>
      <dl>
        {scene.rows?.map(({ when, label, value }, index) => (
          <div key={when} className="row wide" {...part('rows', index)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

/** What the shares are of, as a bar; a drawing of the figures below it, each appearing with its own. */
function Shares({ scene, part }: Props) {
  const shares = scene.figures.flatMap(({ value, of }, index) => (of ? [{ value, of, index }] : []));
  const whole = Math.max(...shares.map(({ of }) => of));
  if (shares.length === 0) return null;
  return (
    <svg aria-hidden="true" className="shares" viewBox="0 0 100 1" preserveAspectRatio="none">
      {shares.map(({ value, index }, place) => (
        <rect
          key={index}
          x={(shares.slice(0, place).reduce((sum, share) => sum + share.value, 0) / whole) * 100}
          width={(value / whole) * 100}
          height="1"
          {...part('figures', index)}
        />
      ))}
    </svg>
  );
}
