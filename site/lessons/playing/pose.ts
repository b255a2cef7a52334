import {
  type Appearance,
  arrival,
  charactersPerSecond,
  counting,
  durationOf,
  marksPerSecond,
  pauseBeforeStrike,
} from '../cues/check-pace.ts';

/** A part that appears in a scene. */
export type PosedCue = Appearance & { from: number; lead: number; strikes: boolean };

type PartPose = {
  /** From 0, not there, to 1. */
  shown: number;
  /** How many of its characters or marks are shown; for a message, while it is not sent yet. */
  count: number;
  /** How far it is struck through, from 0 to 1. */
  struck: number;
};

export type Pose = {
  parts: PartPose[];
  /** The part that the light points at, and how far it has moved there from the one before. */
  lit: number;
  moved: number;
  /** The second of the next change, which is the current one while something moves. */
  next: number;
};

/**
 * What a scene shows at a second. It is a pure function: the same second always gives the same picture. Still pictures
 * show each change completed.
 */
export function pose(cues: readonly PosedCue[], t: number, still = false): Pose {
  const lit = cues.reduce(
    (last, { from }, index) => (from <= t && from >= (cues[last]?.from ?? 0) ? index : last),
    -1,
  );
  return {
    parts: cues.map((cue) => partAt(cue, still ? (t < cue.from ? -1 : 1) * Number.POSITIVE_INFINITY : t)),
    lit,
    moved: still ? 1 : eased((t - (cues[lit]?.from ?? t)) / arrival),
    next: nextChange(cues, t, still),
  };
}

function partAt(cue: PosedCue, t: number): PartPose {
  const since = t - cue.from - (cue.pointed ? arrival : 0);
  if (cue.lead > 0) return { shown: eased(since / arrival), count: composed(cue, since), struck: 0 };
  const whole = cue.typed || cue.marks;
  const pace = cue.typed ? charactersPerSecond : marksPerSecond;
  return {
    shown: whole ? Number(since >= 0) : eased(since / (cue.counts ? counting : arrival)),
    count: Math.min(whole, Math.max(0, Math.floor(since * pace))),
    struck: cue.strikes ? eased((since - durationOf(cue) - pauseBeforeStrike) / arrival) : 0,
  };
}

/** How much of a message is typed: it is complete shortly before it is sent, and gone from the field after. */
function composed({ typed, lead }: PosedCue, since: number): number {
  const pace = Math.max(16, typed / Math.max(0.2, lead - 0.3));
  return since < 0 ? Math.min(typed, Math.max(0, Math.floor((since + lead) * pace))) : 0;
}

function nextChange(cues: readonly PosedCue[], t: number, still: boolean): number {
  const changes = cues.flatMap(({ from, lead }) => (still ? [from] : [from - lead, from]));
  const coming = changes.filter((from) => from > t);
  const moves = !still && cues.some((cue) => t >= cue.from - cue.lead && t < settled(cue));
  return moves ? t : Math.min(...coming);
}

/** The second from which a part no longer changes. */
const settled = (cue: PosedCue) =>
  cue.from + (cue.lead > 0 ? arrival : durationOf(cue)) + (cue.strikes ? pauseBeforeStrike + arrival : 0);

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
    const { from, lead, marks, strikes, counts, pointed, types } = element.dataset;
    const field = lead === undefined ? null : scene.querySelector(`[data-typed-as="${types}"]`);
    const typed = field ?? element.querySelector('[data-typed]');
    const counted = typed ? typing(typed) : marking(element, Number(marks ?? 0));
    const number = element.querySelector<HTMLElement>('[data-number]');
    return {
      element,
      cue: {
        from: Number(from),
        lead: Number(lead ?? 0),
        typed: typed?.textContent.length ?? 0,
        marks: Number(marks ?? 0),
        strikes: strikes !== undefined,
        counts: counts !== undefined,
        pointed: pointed !== undefined,
      },
      paint: whenChanged(({ shown, count, struck }) => {
        element.style.setProperty('--shown', String(shown));
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
    const key = `${pose.shown} ${pose.count} ${pose.struck}`;
    if (key !== last) paint(pose);
    last = key;
  };
}
