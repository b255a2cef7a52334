import { lightOf } from './light.ts';
import { partsIn } from './parts.ts';
import { pose } from './pose.ts';
import { indexAt, type View } from './view.ts';

type Painted = { paint: (second: number, still: boolean) => number };

/** The pictures: paints the scene of a second, and lets the others sleep. */
export function stageView(stage: HTMLElement, isStill: () => boolean): View {
  const scenes = [...stage.querySelectorAll<HTMLElement>('[data-start]')];
  const starts = scenes.map(({ dataset }) => Number(dataset['start']));
  const painted = new Map<number, Painted>();
  // The page comes with the first scene on the stage.
  let current = 0;
  fetchDrawings(scenes[1]);

  return {
    show(second) {
      const index = Math.max(0, indexAt(starts, second));
      const scene = scenes[index];
      if (!scene) return Number.POSITIVE_INFINITY;
      if (index !== current) {
        scenes[current]?.removeAttribute('data-now');
        scene.setAttribute('data-now', '');
        fetchDrawings(scenes[index + 1]);
        current = index;
      }
      const painter = painted.get(index) ?? painterOf(scene);
      painted.set(index, painter);
      return Math.min(painter.paint(second, isStill()), starts[index + 1] ?? Number.POSITIVE_INFINITY);
    },
  };
}

function painterOf(scene: HTMLElement): Painted {
  const parts = partsIn(scene);
  const cues = parts.map(({ cue }) => cue);
  const light = lightOf(scene, parts);
  return {
    paint(second, still) {
      const now = pose(cues, second, still);
      for (const [index, part] of parts.entries()) {
        const shown = now.parts[index];
        if (shown) part.paint(shown);
        part.element.toggleAttribute('data-lit', index === now.lit);
      }
      light(now);
      return now.next;
    },
  };
}

/** The browser waits with a drawing until it is seen, and would show its scene without. */
function fetchDrawings(scene: HTMLElement | undefined): void {
  for (const drawing of scene?.querySelectorAll('img') ?? []) drawing.loading = 'eager';
}
