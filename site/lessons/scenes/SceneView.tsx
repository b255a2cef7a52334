import type { ReactNode } from 'react';
import tin from '../../../content/demonstrations/ugc-content.yaml';
import { lesson as labels } from '../../../content/labels.ts';
import type { Scene, SceneOf } from '../../../content/schemas/lesson.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';
import { paperSoFar } from './Paper.tsx';
import { Dashboard, Sum, Terminal } from './panels.tsx';
import { type PartOf, partsOf } from './part.ts';
import { Chat, Rows } from './rows.tsx';
import { Pictures } from './stills.tsx';

/** A scene at its end. The painter hides what has not appeared yet; without a script all of it is shown. */
export function SceneView({ timed, before }: { timed: TimedScene; before: readonly Scene[] }) {
  const { scene, cues } = timed;
  const heading = scene.kind === 'rows' ? paperSoFar(scene, before).heading : scene.heading;
  return (
    <div className="scene">
      <div className="flex items-baseline gap-[1em] small:gap-[0.5em]">
        {scene.step && <p className="whitespace-nowrap text-ink-3">{labels.step(scene.step)}</p>}
        <h2 className="tracking-[-0.03em] staged:text-[1.5em]/[1.1] small:text-[1.3em]/[1.1]">{heading}</h2>
        {framesIn(scene).some(({ photo }) => photo) && (
          <p className="ml-auto whitespace-nowrap text-ink-3 small:text-[0.85em]">{tin.label}</p>
        )}
      </div>
      {shown(scene, partsOf(cues), before)}
    </div>
  );
}

function framesIn(scene: Scene): SceneOf<'picture'>['frames'] {
  if (scene.kind === 'picture') return scene.frames;
  return scene.kind === 'rows' && scene.picture ? [scene.picture] : [];
}

function shown(scene: Scene, part: PartOf, before: readonly Scene[]): ReactNode {
  switch (scene.kind) {
    case 'rows':
      return <Rows scene={scene} part={part} soFar={paperSoFar(scene, before)} />;
    case 'chat':
      return <Chat scene={scene} part={part} soFar={paperSoFar(scene, before)} />;
    case 'dashboard':
      return <Dashboard scene={scene} part={part} />;
    case 'sum':
      return <Sum scene={scene} part={part} />;
    case 'terminal':
      return <Terminal scene={scene} part={part} />;
    case 'picture':
      return <Pictures frames={scene.frames} partAt={(index) => part('frames', index)} />;
  }
}
