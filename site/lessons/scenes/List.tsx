import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { Parts } from './part.ts';

export function List({ scene, part }: { scene: SceneOf<'list'>; part: Parts }) {
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

/** Marks as they are made on paper, in fives. */
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
