import type { ReactNode } from 'react';
import { lesson as labels } from '../../../content/labels.ts';
import type { Scene } from '../../../content/schemas/lesson.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { sheetSoFar } from './Paper.tsx';
import { Calendar, Dashboard, Sum, Terminal } from './panels.tsx';
import { type PartOf, partsOf } from './part.ts';
import { Chain, Chat, List, Screen, Sheet } from './rows.tsx';
import { Pictures, Say, Title } from './stills.tsx';

/** A scene at its end. The painter hides what has not appeared yet; without a script all of it is shown. */
export function SceneView({ timed, before }: { timed: TimedScene; before: readonly Scene[] }) {
  const { scene, cues } = timed;
  return (
    <div className="scene" data-kind={scene.kind}>
      {scene.step && <p className="step">{labels.step(scene.step)}</p>}
      <div className="words">
        <Heading scene={scene} before={before} />
        {scene.kind === 'title' && scene.note && <p>{scene.note}</p>}
        {scene.aside && <p>{scene.aside}</p>}
      </div>
      {shown(scene, partsOf(cues), before)}
    </div>
  );
}

function Heading({ scene, before }: { scene: Scene; before: readonly Scene[] }) {
  if (scene.kind === 'say') return null;
  const heading = scene.kind === 'sheet' ? sheetSoFar(scene, before).heading : scene.heading;
  return <h2>{heading}</h2>;
}

function shown(scene: Scene, part: PartOf, before: readonly Scene[]): ReactNode {
  switch (scene.kind) {
    case 'title':
      return <Title scene={scene} />;
    case 'sheet':
      return <Sheet scene={scene} part={part} soFar={sheetSoFar(scene, before)} />;
    case 'chat':
      return <Chat scene={scene} part={part} />;
    case 'list':
      return <List scene={scene} part={part} />;
    case 'chain':
      return <Chain scene={scene} part={part} />;
    case 'calendar':
      return <Calendar scene={scene} part={part} />;
    case 'dashboard':
      return <Dashboard scene={scene} part={part} />;
    case 'sum':
      return <Sum scene={scene} part={part} />;
    case 'terminal':
      return <Terminal scene={scene} part={part} />;
    case 'picture':
      return <Pictures scene={scene} part={part} />;
    case 'screen':
      return <Screen scene={scene} part={part} />;
    case 'say':
      return <Say scene={scene} />;
  }
}
