import type { Lesson } from '../../../content/schemas/lesson.ts';
import { orderMistakes, paceMistakes, passageMistakes, readingMistakes } from './check-pace.ts';
import { type Mistake, type Spoken, timedLesson } from './timed-lesson.ts';

/** The mistakes in a valid lesson, given the transcript it belongs to. */
export function lessonMistakes(lesson: Lesson, spoken: Spoken): Mistake[] {
  const { scenes, mistakes } = timedLesson(lesson, spoken);
  const found = [
    ...mistakes,
    ...passageMistakes(lesson, spoken),
    ...chapterMistakes(lesson),
    ...paperMistakes(lesson),
    ...sumMistakes(lesson),
  ];
  // Without valid quotes there are no times, and every further check would report nonsense.
  if (mistakes.length > 0) return found;
  return [...found, ...orderMistakes(scenes), ...paceMistakes(scenes), ...readingMistakes(scenes)];
}

/** A list of chapters has to be readable at a glance. */
const fewest = 5;
const most = 10;

function* chapterMistakes(lesson: Lesson): Generator<Mistake> {
  const { length } = lesson.filter(({ chapter }) => chapter);
  if (length < fewest || length > most)
    yield { path: [], message: `must have ${fewest} to ${most} chapters, not ${length}` };
}

/** A scene continues only a paper that was begun before, and points only at rows that are on it. */
function* paperMistakes(lesson: Lesson): Generator<Mistake> {
  const begun = new Map<string, Set<string | undefined>>();
  for (const [index, scene] of lesson.entries()) {
    if (scene.kind !== 'rows' && scene.kind !== 'chat') continue;
    const { title, continues, rows = [] } = scene;
    if (title !== undefined) begun.set(title, new Set());
    const name = continues ?? title;
    if (name === undefined) continue;
    const labels = begun.get(name);
    if (!labels) {
      const papers = [...begun.keys()].join(', ') || 'there is none yet';
      yield { path: [index, 'continues'], message: `must be a paper of an earlier scene: ${papers}` };
      continue;
    }
    for (const { label, text } of rows) labels.add(label ?? text);
    const allowed = [...labels].filter(Boolean).join(', ');
    for (const [place, { from }] of (scene.kind === 'chat' ? scene.messages : []).entries())
      if (from !== undefined && !labels.has(from))
        yield {
          path: [index, 'messages', place, 'from'],
          message: `must be the label of a row: ${allowed}`,
        };
  }
}

/** Sums are right. */
function* sumMistakes(lesson: Lesson): Generator<Mistake> {
  for (const [index, scene] of lesson.entries()) if (scene.kind === 'sum') yield* linesOf(scene.lines, index);
}

type Line = { text: string; value: number; result?: true | undefined };

function* linesOf(lines: Line[], scene: number): Generator<Mistake> {
  let since = 0;
  let before = 0;
  for (const [index, { text, value, result }] of lines.entries()) {
    const path = [scene, 'lines', index, 'value'];
    const product = productIn(text);
    const total = since;
    since = result ? 0 : since + value;
    // Amounts that are subtracted are written with their sign.
    if (product !== undefined && !same(Math.abs(value), product))
      yield { path, message: `must be ${product}, as "${text}" makes` };
    if (product === undefined && result && !same(value, total) && !same(value, before + total))
      yield { path, message: `must be ${total}, the sum of the lines above it` };
    if (result) before = value;
  }
}

/** The product of "130 conversations × 2 minutes": the numbers nearest to the sign. */
function productIn(text: string): number | undefined {
  const [first = [], ...others] = text.split('×').map((side) => side.match(/\d[\d.,]*\d|\d/g) ?? []);
  if (others.length === 0) return undefined;
  const factors = [first.at(-1), ...others.map(([nearest]) => nearest)];
  return factors.reduce((product, factor) => product * Number(factor?.replaceAll(',', '')), 1);
}

/** Equal within the precision of fractions. */
const same = (one: number, other: number) => Math.abs(one - other) < 1e-6;
