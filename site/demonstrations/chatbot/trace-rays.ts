import type { Reply } from './assistant.ts';

export type Ray = {
  /** A polyline in the coordinates of the stage. */
  path: string;
  color: 'white' | 'hue';
  glow?: { x: number; y: number };
};

type Point = { x: number; y: number };
const pathThrough = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/**
 * The rays of the last exchange: white from the question to each line that answers it, and back in the hue. A question
 * that meets no line goes straight through, still white, to the owner.
 */
export function raysOf(stage: HTMLElement, { lines, owner }: Reply): Ray[] {
  const origin = stage.getBoundingClientRect();
  const boxOf = (selector: string) => {
    const box = [...stage.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
    if (!box) return undefined;
    return {
      left: box.left - origin.left,
      right: box.right - origin.left,
      top: box.top - origin.top,
      middle: box.top - origin.top + box.height / 2,
    };
  };
  const asked = boxOf('.asked');
  const said = boxOf('.said');
  const talk = boxOf('.talk');
  if (!asked || !said || !talk) return [];

  const question = [
    { x: asked.right, y: asked.middle },
    { x: talk.right, y: asked.middle },
  ];
  const rays = lines.flatMap((line): Ray[] => {
    const fact = boxOf(`[data-line="${line}"]`);
    if (!fact) return [];
    const met = { x: fact.left - 12, y: fact.middle };
    const back = [met, { x: talk.right, y: said.top + 12 }, { x: said.right + 8, y: said.top + 12 }];
    return [
      { path: pathThrough([...question, met]), color: 'white', glow: met },
      { path: pathThrough(back), color: 'hue' },
    ];
  });

  const note = owner && boxOf('.note:first-of-type');
  if (note && lines.length === 0) {
    const met = { x: note.left, y: note.top + 1 };
    rays.push({ path: pathThrough([...question, met]), color: 'white', glow: met });
  }
  return rays;
}
