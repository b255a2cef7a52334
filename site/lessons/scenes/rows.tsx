import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper, type SheetSoFar, Typed } from './Paper.tsx';
import type { PartAttributes, PartOf } from './part.ts';
import { Light } from './stills.tsx';

export function List({ scene, part }: { scene: SceneOf<'list'>; part: PartOf }) {
  return (
    <Paper>
      <ul>
        {scene.items.map(({ when, text, marks, state }, index) => (
          <li key={when} data-is={state} {...part('items', index)}>
            <span className={state === 'crossed' ? 'struck' : undefined}>{text}</span>
            {marks && <Tally marks={marks} />}
          </li>
        ))}
      </ul>
    </Paper>
  );
}

/** Tally marks in fives, as on paper. */
function Tally({ marks }: { marks: number }) {
  return (
    <span className="tally" role="img" aria-label={String(marks)}>
      {Array.from({ length: marks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
        <i key={index} />
      ))}
    </span>
  );
}

type Line = SceneOf<'sheet'>['lines'][number];
type Props = { scene: SceneOf<'sheet'>; part: PartOf; soFar: SheetSoFar };

export function Sheet({ scene, part, soFar }: Props) {
  return (
    <Paper title={soFar.paper}>
      <dl>
        {soFar.lines.map((line) => (
          <Row key={line.when} line={line} />
        ))}
        {scene.lines.map((line, index) => (
          <Row key={line.when} line={line} part={part('lines', index)} />
        ))}
      </dl>
    </Paper>
  );
}

function Row({ line: { label, write, cross }, part }: { line: Line; part?: PartAttributes }) {
  return (
    <div className={label ? 'row' : 'row unlabeled'} {...part}>
      <dt>{label}</dt>
      <dd>
        <span className={cross ? 'struck' : undefined}>{part ? <Typed>{write}</Typed> : write}</span>
        {cross && <span className="cross">{cross}</span>}
      </dd>
    </div>
  );
}

export function Screen({ scene, part }: { scene: SceneOf<'screen'>; part: PartOf }) {
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

export function Chain({ scene, part }: { scene: SceneOf<'chain'>; part: PartOf }) {
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

export function Chat({ scene, part }: { scene: SceneOf<'chat'>; part: PartOf }) {
  return (
    <Paper sample={lesson.sampleOf.chat}>
      <ol>
        {scene.messages.map(({ when, who, text, note }, index) => (
          <li key={when} data-who={who} {...part('messages', index)}>
            <p className="bubble">{text}</p>
            {who === 'person' && <p className="note">{lesson.person}</p>}
            {note && <p className="note">{note}</p>}
          </li>
        ))}
      </ol>
    </Paper>
  );
}
