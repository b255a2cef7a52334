import { arrival, pauseBeforeStrike, saying, settledAfter } from '../cues/pace.ts';
import type { TimedCue } from '../cues/timed-lesson.ts';

/** A part that appears in a scene. */
export type PosedCue = Pick<
  TimedCue,
  'from' | 'lead' | 'takes' | 'again' | 'typed' | 'marks' | 'counts' | 'pointed' | 'strikes'
>;

export type PartPose = {
  /** From 0, not there, to 1. */
  shown: number;
  /** How many of its characters or marks are shown; for a message, while it is not sent yet. */
  count: number;
  /** How far it is struck through, and underlined because it is spoken of once more, from 0 to 1. */
  struck: number;
  said: number;
};

export type Pose = ReturnType<typeof pose>;

/**
 * What a scene shows at a second. It is a pure function: the same second always gives the same picture. Still pictures
 * show each change completed.
 */
export function pose(cues: readonly PosedCue[], t: number, still = false) {
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
    /** The part that the light points at, since when, and how far it has moved there from the one before. */
    lit,
    since,
    moved,
    /** The second of the next change, which is the current one while something moves. */
    next: nextChange(cues, t, still),
  };
}

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
  return since < 0 ? Math.min(typed, Math.max(0, Math.ceil((since + lead) * pace))) : 0;
}

function nextChange(cues: readonly PosedCue[], t: number, still: boolean): number {
  const changes = cues.flatMap(({ from, lead, again }) => [...(still ? [] : [from - lead]), from, ...again]);
  const coming = changes.filter((from) => from > t);
  const moves =
    !still &&
    cues.some(
      (cue) =>
        (t >= cue.from - cue.lead && t < settledAfter(cue)) ||
        cue.again.some((at) => t >= at && t < at + saying),
    );
  return moves ? t : Math.min(...coming);
}

/** Fast at first, slow at the end. */
const eased = (progress: number) => 1 - (1 - Math.min(1, Math.max(0, progress))) ** 3;
