import type { Lesson } from '../../../content/schemas/lesson.ts';
import { charactersPerSecond, settledAfter, shortestRest } from './pace.ts';
import { type Mistake, mistakeIf, type Spoken, type TimedCue, type TimedScene } from './timed-lesson.ts';

/** How long a picture may stay unchanged, in seconds. */
const longestRest = 8;

/** How long a heading may be alone. */
const longestAlone = 0.5;

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;

/** Every passage has a scene. */
export function passageMistakes(lesson: Lesson, { transcript }: Spoken): Mistake[] {
  const shown = new Set(lesson.map(({ at }) => at));
  return [
    ...mistakeIf(
      lesson[0]?.at !== '00:00' || lesson[0].when !== undefined || !lesson[0].chapter,
      [0],
      'the first scene must begin at 00:00, without `when`, and begin a chapter',
    ),
    ...transcript.flatMap(({ at }) =>
      mistakeIf(!shown.has(at), [], `a scene must begin during the passage at ${at}`),
    ),
  ];
}

/** Scenes, and the parts in them, appear in the order in which they are written. */
export function orderMistakes(scenes: TimedScene[]): Mistake[] {
  return scenes.flatMap(({ start, end, cues }, index) => {
    const before = scenes[index - 1]?.start ?? -1;
    const late = cues.filter(({ from, path }, place) => {
      const above = cues[place - 1];
      // A conversation and the paper beside it go on at the same time.
      const earliest = above?.path[0] === path[0] ? above?.from : start;
      return from < (earliest ?? start) || from >= end;
    });
    return [
      ...mistakeIf(
        start <= before,
        [index, 'at'],
        `must begin later than the scene before, at ${clock(before)}`,
      ),
      ...late.map(({ path, from }) => ({
        path: [index, ...path, 'when'],
        message: `must be said after what stands above it and before the scene ends, not at ${clock(from)}: the scene is seen from ${clock(start)} to ${clock(end)}`,
      })),
    ];
  });
}

/** Typed text is complete before anything else appears, and something changes every few seconds. */
export function paceMistakes(scenes: TimedScene[]): Mistake[] {
  const changes = scenes.flatMap(({ start, cues }, index) => [
    { path: [index] as PropertyKey[], from: start, to: start, typed: 0 },
    ...inTime(cues).map((cue) => ({
      path: [index, ...cue.path],
      from: cue.from - cue.lead,
      to: settledAfter(cue),
      typed: cue.typed,
    })),
  ]);
  const end = scenes.at(-1)?.end ?? 0;
  return changes.flatMap(({ path, from, to, typed }, index) => {
    const next = changes[index + 1]?.from ?? end;
    // A conversation and the paper beside it go on at the same time.
    const after = changes
      .slice(index + 1)
      .find((other) => other.path.length === 1 || other.path[1] === path[1]);
    const until = after?.from ?? end;
    const room = Math.floor((until - from) * charactersPerSecond);
    return [
      ...mistakeIf(
        typed > room,
        path,
        `must have at most ${room} characters, not ${typed}, to be typed between ${clock(from)} and ${clock(until)}`,
      ),
      ...mistakeIf(
        next - to > longestRest,
        path,
        `nothing changes for ${(next - to).toFixed(1)} seconds, from ${clock(to)} to ${clock(next)}; at most ${longestRest} are allowed`,
      ),
    ];
  });
}

const inTime = (cues: TimedCue[]) =>
  cues.toSorted((one, other) => one.from - one.lead - (other.from - other.lead));

/** Everything stays long enough to be read, and no heading waits long for its subject. */
export function readingMistakes(scenes: TimedScene[]): Mistake[] {
  return scenes.flatMap(({ scene, start, end, cues }, index) => {
    const [first] = inTime(cues);
    // A continued paper shows what was written before.
    const alone = first && !('continues' in scene && scene.continues) ? first.from - first.lead - start : 0;
    const short = cues.filter((cue) => end - cue.from < needed(cue));
    return [
      ...mistakeIf(
        alone > longestAlone,
        [index, ...(first?.path ?? []), 'when'],
        'must be left out, because a scene opens with its first part',
      ),
      ...short.map((cue) => ({
        path: [index, ...cue.path],
        message: `stands for ${(end - cue.from).toFixed(1)} seconds, until ${clock(end)}; to be read it needs ${needed(cue).toFixed(1)}`,
      })),
    ];
  });
}

/** How long a part has to stand. Words take a moment to be found, and some time each to be read. */
const needed = (cue: TimedCue): number =>
  Math.max(0.7 + 0.3 * cue.words, settledAfter(cue) - cue.from + shortestRest);
