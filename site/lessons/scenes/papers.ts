import type { Scene, SceneOf } from '../../../content/schemas/lesson.ts';

type SheetScene = SceneOf<'sheet'>;

/** What stands on the paper of a sheet before anything is written. */
export type SheetSoFar = { paper: string; heading: string; lines: SheetScene['lines'] };

/** As many lines as a wide screen shows. */
const mostLines = 8;

/** The paper as the scenes before have left it. */
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
