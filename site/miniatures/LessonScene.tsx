import type { CardScene, SceneOf } from '../../content/schemas/lesson.ts';
import { shortened } from '../formats/shortened.ts';

/** A scene of a lesson as a still picture for cards. */
export function LessonScene({ scene }: { scene: CardScene }) {
  return (
    <div className="miniature" aria-hidden="true">
      <div className="mini-scene">
        <p>{scene.heading}</p>
        {drawn(scene)}
      </div>
    </div>
  );
}

function drawn(scene: CardScene) {
  switch (scene.kind) {
    case 'rows':
      return scene.look === 'chain' ? <Chain scene={scene} /> : <List scene={scene} />;
    case 'chat':
      return <Chat scene={scene} />;
    case 'dashboard':
      return <Dashboard scene={scene} />;
    case 'terminal':
      return <Terminal scene={scene} />;
  }
}

/** The steps and lines that fit. */
const mostRows = 4;

function Chain({ scene: { rows } }: { scene: SceneOf<'rows'> }) {
  return (
    <ol className="mini-steps">
      {rows.slice(0, mostRows).map(({ label, text }) => (
        <li key={text}>
          <b>{label}</b> {shortened(text, 28)}
        </li>
      ))}
    </ol>
  );
}

/** The first messages, as many as fit. A line of a bubble has room for 36 letters. */
function Chat({ scene: { messages } }: { scene: SceneOf<'chat'> }) {
  let room = 12;
  const first = messages.filter(({ text }) => {
    room -= 1.6 + 1.4 * Math.ceil(text.length / 36);
    return room >= 0;
  });
  return (
    <ul className="mini-chat">
      {first.map(({ who, text }) => (
        <li key={text} data-who={who}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Dashboard({ scene: { figures } }: { scene: SceneOf<'dashboard'> }) {
  return (
    <dl className="mini-figures">
      {figures.map(({ value, of, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {of && (
            <dd>
              <svg aria-hidden="true">
                <rect width={`${Math.round((100 * value) / of)}%`} height="100%" />
              </svg>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function List({ scene: { rows } }: { scene: SceneOf<'rows'> }) {
  return (
    <ul className="mini-tally">
      {rows.slice(0, mostRows).map(({ text, marks = 0, state }) => (
        <li key={text} data-is={state}>
          {text}
          <span>
            {Array.from({ length: marks }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
              <i key={index} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Terminal({ scene: { lines } }: { scene: SceneOf<'terminal'> }) {
  return (
    <pre className="mini-code">
      {lines.map((line) => ('type' in line ? line.type : line.print)).join('\n')}
    </pre>
  );
}
