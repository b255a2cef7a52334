import { type Part, type Pose, partsIn, pose } from './pose.ts';
import { indexAt, type View } from './view.ts';

type Painted = { paint: (second: number, still: boolean) => number };

/** Paints the scene of a second and leaves the others alone. */
export function stageView(stage: HTMLElement, isStill: () => boolean): View {
  const scenes = [...stage.querySelectorAll<HTMLElement>('[data-start]')];
  const starts = scenes.map(({ dataset }) => Number(dataset['start']));
  const painted = new Map<number, Painted>();
  // The page arrives with the first scene on the stage.
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

/** Loads drawings early, because the browser would delay them until they are visible and show the scene without. */
function fetchDrawings(scene: HTMLElement | undefined): void {
  for (const drawing of scene?.querySelectorAll('img') ?? []) drawing.loading = 'eager';
}

/** The place of a part, and how far the paper has to scroll to show it. */
type Place = { y: number; rolled: number };

/** Points the white ray at what has just been said, and scrolls the paper when it would leave the view. */
function lightOf(scene: HTMLElement, parts: readonly Part[]): (pose: Pose) => void {
  const window = scene.querySelector<HTMLElement>('[data-window]');
  const roll = scene.querySelector<HTMLElement>('[data-roll]');
  const light = scene.querySelector<HTMLElement>('[data-light]');
  const words = scene.querySelector<HTMLElement>('.words');
  if (!window || !roll) return () => {};

  const placeOf = (index: number): Place | undefined => {
    const { element } = parts[index] ?? {};
    if (!(element instanceof HTMLElement)) return undefined;
    // An edge on the edge of the view would be cut off.
    const bottom = element.offsetTop + element.offsetHeight + 0.4 * emOf(element);
    const rolled = Math.max(0, Math.min(bottom - window.clientHeight, element.offsetTop));
    return {
      rolled,
      y:
        window.offsetTop +
        element.offsetTop +
        Math.min(element.offsetHeight / 2, 1.4 * emOf(element)) -
        rolled,
    };
  };
  /** The end of what was on the paper at first. */
  const before = (): number => {
    const first = parts[0]?.element;
    return first instanceof HTMLElement ? Math.max(0, first.offsetTop - window.clientHeight) : 0;
  };

  return ({ lit, moved }) => {
    const to = placeOf(lit);
    const from = placeOf(lit - 1);
    const rolled = between(from?.rolled ?? before(), to?.rolled ?? before(), moved);
    const paperTop = light?.parentElement?.offsetTop ?? 0;
    // A ray right below a heading would underline it.
    const wordsEnd = words ? words.offsetTop + words.offsetHeight + emOf(scene) * 1.4 : 0;
    // Written after everything is read, so that there is only one layout.
    roll.style.transform = `translateY(${-rolled}px)`;
    window.toggleAttribute('data-rolled', rolled > 0);
    if (!light) return;
    const y = between(from?.y ?? to?.y ?? 0, to?.y ?? 0, moved);
    light.style.opacity = String(to ? (from ? 1 : moved) : 0);
    light.style.transform = `translateY(${y}px)`;
    light.toggleAttribute('data-short', paperTop + y < wordsEnd);
  };
}

const between = (from: number, to: number, moved: number) => from + (to - from) * moved;
const emOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
