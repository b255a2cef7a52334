import type { CardScene, SceneOf } from '../../content/schemas/lesson.ts';

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

/** As many steps as fit; the last is cut by the edge. */
function Chain({ scene: { rows } }: { scene: SceneOf<'rows'> }) {
  return (
    <ol className="mini-steps">
      {rows.slice(0, 6).map(({ label, text }) => (
        <li key={text}>
          <b>{label}</b> {text}
        </li>
      ))}
    </ol>
  );
}

function Chat({ scene: { messages } }: { scene: SceneOf<'chat'> }) {
  return (
    <ul className="mini-chat">
      {messages.map(({ who, text }) => (
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
      {rows.map(({ text, marks = 0, state }) => (
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
