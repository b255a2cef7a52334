import { lesson } from '../../../content/labels.ts';
import type { SceneOf } from '../../../content/schemas/lesson.ts';
import { Paper } from './Paper.tsx';
import type { Parts } from './part.ts';

export function Chat({ scene, part }: { scene: SceneOf<'chat'>; part: Parts }) {
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
