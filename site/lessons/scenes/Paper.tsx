import type { ReactNode } from 'react';
import type { Scene, SceneOf } from '../../../content/schemas/lesson.ts';
import { Light } from './stills.tsx';

type Props = { title?: string | undefined; sample?: string; children: ReactNode };

/** A sheet of paper that scrolls, so that the current line stays in view. */
export function Paper({ title, sample, children }: Props) {
  return (
    <div className="paper">
      <Light />
      {sample && <p className="sample">{sample}</p>}
      {title && <p className="paper-title">{title}</p>}
      <div className="window" data-window>
        <div className="roll" data-roll>
          {children}
        </div>
      </div>
    </div>
  );
}

type SheetScene = SceneOf<'sheet'>;

/** The paper of a sheet before anything new is written. */
export type SheetSoFar = { paper: string; heading: string; lines: SheetScene['lines'] };

/** As many lines as a wide screen shows. */
const mostLines = 8;

/** The paper as the earlier scenes have left it. */
export function sheetSoFar(scene: SheetScene, before: readonly Scene[]): SheetSoFar {
  const { paper = scene.continues ?? '' } = scene;
  const earlier = before.filter(
    (other) =>
      other.kind === 'sheet' && (other.paper === scene.continues || other.continues === scene.continues),
  ) as SheetScene[];
  const headings = [scene, ...earlier.toReversed()].map(({ heading }) => heading);
  return {
    paper,
    heading: headings.find((heading) => heading !== undefined) ?? paper,
    lines: scene.continues === undefined ? [] : earlier.flatMap(({ lines }) => lines).slice(-mostLines),
  };
}

/** Text that is typed; the painter hides the part that is not typed yet. */
export function Typed({ children }: { children: string }) {
  return <span data-typed>{children}</span>;
}
