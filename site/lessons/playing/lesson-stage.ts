import { arrival } from '../cues/pace.ts';
import { type PartPose, type Pose, type PosedCue, pose } from './pose.ts';
import { indexAt, type View } from './view.ts';

/** Paints the scene of a second and leaves the others alone. */
export function stageView(stage: HTMLElement, isStill: () => boolean): View {
  const scenes = [...stage.querySelectorAll<HTMLElement>('[data-start]')];
  const starts = scenes.map(({ dataset }) => Number(dataset['start']));
  const painted = new Map<number, ReturnType<typeof painterOf>>();
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

function painterOf(scene: HTMLElement) {
  const parts = partsIn(scene);
  const cues = parts.map(({ cue }) => cue);
  const signs = [...scene.querySelectorAll<HTMLElement>('[data-window]')].flatMap(
    (window) => signIn(window, scene, parts) ?? [],
  );
  return {
    paint(second: number, still: boolean) {
      const now = pose(cues, second, still);
      for (const [index, part] of parts.entries()) {
        const shown = now.parts[index];
        if (shown) part.paint(shown);
        part.element.toggleAttribute('data-lit', index === now.lit);
      }
      for (const lead of signs) lead(now);
      return now.next;
    },
  };
}

/** Loads drawings early, because the browser would delay them until they are visible and show the scene without. */
function fetchDrawings(scene: HTMLElement | undefined): void {
  for (const drawing of scene?.querySelectorAll('img') ?? []) drawing.loading = 'eager';
}

/** The place of a part in its window, and how far the paper has to scroll to show it. */
type Place = { x: number; y: number; rolled: number };

/** Scrolls a paper to what has just been said on it, and leads its light or pointer there. */
function signIn(window: HTMLElement, scene: HTMLElement, parts: readonly Part[]) {
  const roll = window.firstElementChild;
  if (!(roll instanceof HTMLElement)) return undefined;
  const sign = window.parentElement?.querySelector<HTMLElement | SVGElement>('[data-sign]');
  const isPointer = sign instanceof SVGElement;
  // A message points at the row that it was answered from.
  const steps = parts
    .flatMap(({ element, cue: { from, again } }) => {
      const { source } = element instanceof HTMLElement ? element.dataset : {};
      const row = source === undefined ? null : scene.querySelector(`[data-row="${CSS.escape(source)}"]`);
      return [element, row].flatMap((target) =>
        target instanceof HTMLElement && window.contains(target)
          ? [from, ...again].map((at) => ({ target, from: at, isRow: target === row }))
          : [],
      );
    })
    .toSorted((one, other) => one.from - other.from);

  const hidden = () => roll.scrollHeight - window.clientHeight;
  // Rows to come fade at the edge. Messages to come are not seen.
  const air = window.closest('.phone') ? 0.4 : 1.4;
  const placeOf = (target: HTMLElement, rolledBefore: number): Place => {
    const { y: top } = placeIn(roll, target);
    const below = top + target.offsetHeight - window.clientHeight;
    const wanted = Math.min(below + air * emOf(target), hidden() + 0.4 * emOf(target), top);
    // What is in sight stays where it is. Sizes are rounded, so that one more pixel fits.
    const rolled = Math.min(Math.max(rolledBefore, below <= 1 ? 0 : wanted), top);
    const part = (name: string) => target.querySelector<HTMLElement>(name);
    const aim = part('.switch') ?? part('.text') ?? part(':scope > span') ?? target;
    const { x, y } = placeIn(roll, aim);
    // What is pressed is pressed at its end. Below what is read, nothing is covered.
    const isRead = isPointer && target.dataset['pointed'] === undefined;
    return {
      rolled,
      x: window.offsetLeft + x + (isRead ? 0.9 * aim.offsetWidth : aim.offsetWidth - 0.5 * emOf(aim)),
      y:
        window.offsetTop +
        y +
        (isRead ? 0.94 * aim.offsetHeight : Math.min(aim.offsetHeight / 2, 1.4 * emOf(aim))) -
        rolled,
    };
  };
  /** The end of what was on the paper at first. */
  const before = (): number => {
    const first = steps[0]?.target;
    return first ? Math.max(0, first.offsetTop - window.clientHeight) : 0;
  };

  return ({ since: now, moved: ofLit }: Pose) => {
    const past = steps.filter((step) => step.from <= now);
    const places: Place[] = [];
    for (const { target } of past) places.push(placeOf(target, places.at(-1)?.rolled ?? before()));
    const [to, from] = places.toReversed();
    const last = past.at(-1);
    const moved = last?.from === now ? ofLit : 1;
    const rolled = between(from?.rolled ?? before(), to?.rolled ?? before(), moved);
    const goesOn = hidden() - rolled > 1;
    // Written after everything is read, so that there is only one layout.
    roll.style.transform = `translateY(${-rolled}px)`;
    window.toggleAttribute('data-rolled', rolled > 0);
    window.toggleAttribute('data-more', goesOn);
    for (const { target, isRow } of steps)
      if (isRow) target.toggleAttribute('data-lit', target === last?.target);
    if (!sign) return;
    const x = between(from?.x ?? window.clientWidth, to?.x ?? 0, moved);
    const y = between(from?.y ?? to?.y ?? 0, to?.y ?? 0, moved);
    sign.style.opacity = String(to ? (from || isPointer ? 1 : moved) : 0);
    sign.style.transform = `translate(${isPointer ? x : 0}px, ${y}px)`;
  };
}

/** The place of an element within another one, whatever lies between the two. */
function placeIn(whole: HTMLElement, part: HTMLElement): { x: number; y: number } {
  const { offsetParent, offsetLeft: x, offsetTop: y } = part;
  if (offsetParent === whole || !(offsetParent instanceof HTMLElement)) return { x, y };
  const outer = placeIn(whole, offsetParent);
  return { x: outer.x + x, y: outer.y + y };
}

const between = (from: number, to: number, moved: number) => from + (to - from) * moved;
const emOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** A part of a scene, as an element of the page. */
type Part = {
  element: Element & ElementCSSInlineStyle;
  cue: PosedCue;
  paint: (pose: PartPose) => void;
};

/** Reads a scene from the page, whose markup shows the scene's end. */
const partsIn = (scene: Element): Part[] =>
  [...scene.querySelectorAll<HTMLElement | SVGElement>('[data-from]')].map((element) => {
    const { from, lead, takes, spoken, marks, strikes, counts, pointed, types } = element.dataset;
    const field = lead === undefined ? null : scene.querySelector(`[data-typed-as="${types}"]`);
    const typed = field ?? element.querySelector('[data-typed]');
    const counted = typed ? typing(typed) : marking(element, Number(marks ?? 0));
    const number = element.querySelector<HTMLElement>('[data-number]');
    return {
      element,
      cue: {
        from: Number(from),
        lead: Number(lead ?? 0),
        takes: Number(takes ?? arrival),
        again: spoken?.split(' ').map(Number) ?? [],
        typed: typed?.textContent.length ?? 0,
        marks: Number(marks ?? 0),
        strikes: strikes !== undefined,
        counts: counts !== undefined,
        pointed: pointed !== undefined,
      },
      paint: whenChanged(({ shown, count, struck, said }) => {
        element.style.setProperty('--shown', String(shown));
        if (spoken) element.style.setProperty('--said', String(said));
        if (field) field.toggleAttribute('data-busy', count > 0);
        if (number) number.textContent = figureAt(number.dataset, shown);
        if (strikes !== undefined) element.style.setProperty('--struck', String(struck));
        counted(count);
      }),
    };
  });

/** A figure that changes counts from what it said before. */
function figureAt({ before, number }: DOMStringMap, shown: number): string {
  const [from, to] = [Number(before), Number(number)];
  return Math.round(from + shown * (to - from)).toLocaleString('en-US');
}

/** Text that is not typed yet keeps its room, so that no line moves. */
function typing(place: Element): (count: number) => void {
  const words = place.textContent;
  const written = document.createTextNode(words);
  const rest = document.createElement('span');
  rest.className = 'rest';
  place.replaceChildren(written, rest);
  return (count) => {
    written.data = words.slice(0, count);
    rest.textContent = words.slice(count);
  };
}

function marking(element: Element, added: number): (count: number) => void {
  const marks = [...element.querySelectorAll<HTMLElement>('.tally > i')];
  // What was counted before is there from the beginning.
  const earlier = marks.length - added;
  return (count) => {
    for (const [index, mark] of marks.entries())
      mark.style.visibility = index < earlier + count ? '' : 'hidden';
  };
}

function whenChanged(paint: (pose: PartPose) => void): (pose: PartPose) => void {
  let last = '';
  return (pose) => {
    const key = `${pose.shown} ${pose.count} ${pose.struck} ${pose.said}`;
    if (key !== last) paint(pose);
    last = key;
  };
}
