import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper, Typed } from './Paper.tsx';
import type { PartOf } from './part.ts';

export function Sum({ scene, part }: { scene: SceneOf<'sum'>; part: PartOf }) {
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

/** An amount with a true minus sign, and money in the usual form. */
function amount(value: number, unit = ''): string {
  const figure = Math.abs(value).toLocaleString('en-US');
  const named = unit === '$' ? `$${figure}` : `${figure} ${unit}`.trim();
  return value < 0 ? `– ${named}` : named;
}

type Props = { scene: SceneOf<'dashboard'>; part: PartOf };

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

/** The total as a bar; below it each figure appears with its share of the drawing. */
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

export function Terminal({ scene, part }: { scene: SceneOf<'terminal'>; part: PartOf }) {
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

export function Calendar({ scene, part }: { scene: SceneOf<'calendar'>; part: PartOf }) {
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
