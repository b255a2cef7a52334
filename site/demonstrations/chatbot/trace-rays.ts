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
 * The rays of the last exchange: white from the question to the first line that answers it, along the sheet to the last,
 * and from there back in the hue. As the question stands above its answer, no ray crosses another. A question that meets
 * no line goes straight through, still white, to the owner.
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
  const met = lines
    .flatMap((line) => boxOf(`[data-line="${line}"]`) ?? [])
    .map(({ left, middle }) => ({ x: left - 12, y: middle }))
    .sort((one, other) => one.y - other.y);
  const last = met.at(-1);
  const rays: Ray[] = met.map((point, index) => ({
    path: pathThrough(index === 0 ? [...question, point] : [met[index - 1] ?? point, point]),
    color: 'white',
    glow: point,
  }));
  if (last) {
    const y = said.top + 12;
    const back = [last, { x: talk.right, y }, { x: said.right + 8, y }];
    rays.push({ path: pathThrough(back), color: 'hue' });
  }

  const note = owner && boxOf('.note:first-of-type');
  if (note && lines.length === 0) {
    const glow = { x: note.left, y: note.top + 1 };
    rays.push({ path: pathThrough([...question, glow]), color: 'white', glow });
  }
  return rays;
}
