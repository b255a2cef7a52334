import type { Part } from './parts.ts';
import type { Pose } from './pose.ts';

/** Where a part is, and how far the paper has to roll for it to be in view. */
type Place = { y: number; rolled: number };

/** Leads the white ray to what has just been said, and rolls the paper on when it would leave the view. */
export function lightOf(scene: HTMLElement, parts: readonly Part[]): (pose: Pose) => void {
  const window = scene.querySelector<HTMLElement>('[data-window]');
  const roll = scene.querySelector<HTMLElement>('[data-roll]');
  const light = scene.querySelector<HTMLElement>('[data-light]');
  const words = scene.querySelector<HTMLElement>('.words');
  if (!window || !roll) return () => {};

  const placeOf = (index: number): Place | undefined => {
    const { element } = parts[index] ?? {};
    if (!(element instanceof HTMLElement)) return undefined;
    // An edge that lay on the edge of the view would be cut off.
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
  /** The end of what stood before anything was written. */
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
    // Written after all that is asked, for which the page is laid out once.
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
