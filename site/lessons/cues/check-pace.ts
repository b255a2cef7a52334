import type { Lesson } from '../../../content/schemas/lesson.ts';
import { charactersPerSecond, settledAfter, shortestRest } from './pace.ts';
import type { Mistake, Spoken, TimedCue, TimedScene } from './timed-lesson.ts';

/** How long a picture may stay unchanged, in seconds. */
const longestRest = 8;

/** How long a heading may be alone. */
const longestAlone = 0.5;

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;

/** Every passage has a scene. */
export function* passageMistakes(lesson: Lesson, { transcript }: Spoken): Generator<Mistake> {
  if (lesson[0]?.at !== '00:00' || lesson[0].when !== undefined || !lesson[0].chapter)
    yield { path: [0], message: 'the first scene must begin at 00:00, without `when`, and begin a chapter' };
  const shown = new Set(lesson.map(({ at }) => at));
  for (const { at } of transcript)
    if (!shown.has(at)) yield { path: [], message: `a scene must begin during the passage at ${at}` };
}

/** Scenes, and the parts in them, appear in the order in which they are written. */
export function* orderMistakes(scenes: TimedScene[]): Generator<Mistake> {
  for (const [index, { start, end, cues }] of scenes.entries()) {
    const before = scenes[index - 1]?.start ?? -1;
    if (start <= before)
      yield { path: [index, 'at'], message: `must begin later than the scene before, at ${clock(before)}` };
    for (const [place, { from, path }] of cues.entries()) {
      const above = cues[place - 1];
      // A conversation and the paper beside it go on at the same time.
      const earliest = above?.path[0] === path[0] ? above?.from : start;
      if (from < (earliest ?? start) || from >= end)
        yield {
          path: [index, ...path, 'when'],
          message: `must be said after what stands above it and before the scene ends, not at ${clock(from)}: the scene is seen from ${clock(start)} to ${clock(end)}`,
        };
    }
  }
}

/** Typed text is complete before anything else appears, and something changes every few seconds. */
export function* paceMistakes(scenes: TimedScene[]): Generator<Mistake> {
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
  for (const [index, { path, from, to, typed }] of changes.entries()) {
    const next = changes[index + 1]?.from ?? end;
    // A conversation and the paper beside it go on at the same time.
    const after = changes
      .slice(index + 1)
      .find((other) => other.path.length === 1 || other.path[1] === path[1]);
    const until = after?.from ?? end;
    const room = Math.floor((until - from) * charactersPerSecond);
    if (typed > room)
      yield {
        path,
        message: `must have at most ${room} characters, not ${typed}, to be typed between ${clock(from)} and ${clock(until)}`,
      };
    if (next - to > longestRest)
      yield {
        path,
        message: `nothing changes for ${(next - to).toFixed(1)} seconds, from ${clock(to)} to ${clock(next)}; at most ${longestRest} are allowed`,
      };
  }
}

const inTime = (cues: TimedCue[]) =>
  cues.toSorted((one, other) => one.from - one.lead - (other.from - other.lead));

/** Everything stays long enough to be read, and no heading waits long for its subject. */
export function* readingMistakes(scenes: TimedScene[]): Generator<Mistake> {
  for (const [index, { scene, start, end, cues }] of scenes.entries()) {
    const [first] = inTime(cues);
    // A continued paper shows what was written before.
    const isContinued = 'continues' in scene && scene.continues;
    if (first && !isContinued && first.from - first.lead - start > longestAlone)
      yield {
        path: [index, ...first.path, 'when'],
        message: 'must be left out, because a scene opens with its first part',
      };
    for (const cue of cues)
      if (end - cue.from < needed(cue))
        yield {
          path: [index, ...cue.path],
          message: `stands for ${(end - cue.from).toFixed(1)} seconds, until ${clock(end)}; to be read it needs ${needed(cue).toFixed(1)}`,
        };
  }
}

/** How long a part has to stand. Words take a moment to be found, and some time each to be read. */
const needed = (cue: TimedCue): number =>
  Math.max(0.7 + 0.3 * cue.words, settledAfter(cue) - cue.from + shortestRest);
