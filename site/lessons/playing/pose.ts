import type { TimedCue } from '../cues/timed-lesson.ts';
import { arrival, pauseBeforeStrike, settledAfter } from '../cues/check-pace.ts';

/** A part that appears in a scene. */
export type PosedCue = Pick<
  TimedCue,
  'from' | 'lead' | 'takes' | 'again' | 'typed' | 'marks' | 'counts' | 'pointed' | 'strikes'
>;

type PartPose = {
  /** From 0, not there, to 1. */
  shown: number;
  /** How many of its characters or marks are shown; for a message, while it is not sent yet. */
  count: number;
  /** How far it is struck through, and underlined because it is spoken of once more, from 0 to 1. */
  struck: number;
  said: number;
};

export type Pose = {
  parts: PartPose[];
  /** The part that the light points at, since when, and how far it has moved there from the one before. */
  lit: number;
  since: number;
  moved: number;
  /** The second of the next change, which is the current one while something moves. */
  next: number;
};

/**
 * What a scene shows at a second. It is a pure function: the same second always gives the same picture. Still pictures
 * show each change completed.
 */
export function pose(cues: readonly PosedCue[], t: number, still = false): Pose {
  let [lit, since, isAgain] = [-1, Number.NEGATIVE_INFINITY, false];
  for (const [index, { from, again }] of cues.entries())
    for (const at of [from, ...again])
      if (at <= t && at >= since) [lit, since, isAgain] = [index, at, at !== from];
  const moved = still ? 1 : eased((t - since) / arrival);
  return {
    parts: cues.map((cue, index) => ({
      ...partAt(cue, still ? (t < cue.from ? -1 : 1) * Number.POSITIVE_INFINITY : t),
      said: index === lit && isAgain ? (still ? 1 : eased((t - since) / saying)) : 0,
    })),
    lit,
    since,
    moved,
    next: nextChange(cues, t, still),
  };
}

/** How long the light takes to go along a part that is spoken of once more, in seconds. */
const saying = 1.2;

function partAt(cue: PosedCue, t: number): Omit<PartPose, 'said'> {
  const since = t - cue.from - (cue.pointed ? arrival : 0);
  if (cue.lead > 0) return { shown: eased(since / arrival), count: composed(cue, since), struck: 0 };
  const whole = cue.typed || cue.marks;
  return {
    shown: whole ? Number(since >= 0) : eased(since / cue.takes),
    count: whole && Math.min(whole, Math.max(0, Math.floor((since / cue.takes) * whole))),
    struck: cue.strikes ? eased((since - cue.takes - pauseBeforeStrike) / arrival) : 0,
  };
}

/** How much of a message is typed: it is complete shortly before it is sent, and gone from the field after. */
function composed({ typed, lead }: PosedCue, since: number): number {
  const pace = typed / Math.max(0.2, lead - 0.3);
  return since < 0 ? Math.min(typed, Math.max(0, Math.floor((since + lead) * pace))) : 0;
}

function nextChange(cues: readonly PosedCue[], t: number, still: boolean): number {
  const changes = cues.flatMap(({ from, lead, again }) => [...(still ? [] : [from - lead]), from, ...again]);
  const coming = changes.filter((from) => from > t);
  const moves =
    !still &&
    cues.some(
      (cue) =>
        (t >= cue.from - cue.lead && t < settled(cue)) || cue.again.some((at) => t >= at && t < at + saying),
    );
  return moves ? t : Math.min(...coming);
}

/** The second from which a part no longer changes. */
const settled = (cue: PosedCue) =>
  (cue.lead > 0 ? cue.from + arrival : settledAfter(cue)) + (cue.strikes ? pauseBeforeStrike + arrival : 0);

/** Fast at first, slow at the end. */
const eased = (progress: number) => 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3;

/** A part of a scene, as an element of the page. */
export type Part = {
  element: Element & ElementCSSInlineStyle;
  cue: PosedCue;
  paint: (pose: PartPose) => void;
};

/** Reads a scene from the page, whose markup shows the scene's end. */
export const partsIn = (scene: Element): Part[] =>
  [...scene.querySelectorAll<HTMLElement | SVGElement>('[data-from]')].map((element) => {
    const { from, lead, takes, again, marks, strikes, counts, pointed, types } = element.dataset;
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
        again: again?.split(' ').map(Number) ?? [],
        typed: typed?.textContent.length ?? 0,
        marks: Number(marks ?? 0),
        strikes: strikes !== undefined,
        counts: counts !== undefined,
        pointed: pointed !== undefined,
      },
      paint: whenChanged(({ shown, count, struck, said }) => {
        element.style.setProperty('--shown', String(shown));
        if (again) element.style.setProperty('--said', String(said));
        if (element.matches('[data-switch]'))
          element.closest<HTMLElement>('.scene')?.style.setProperty('--switched', String(shown));
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
