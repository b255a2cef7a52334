import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { SheetSoFar } from './papers.ts';
import type { PartAttributes, Parts } from './part.ts';
import { Typed } from './Typed.tsx';

type Line = SceneOf<'sheet'>['lines'][number];
type Props = { scene: SceneOf<'sheet'>; part: Parts; soFar: SheetSoFar };

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
