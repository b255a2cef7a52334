import type { Lesson } from '../../../content/schemas/lesson.ts';
import { orderMistakes, paceMistakes, passageMistakes, readingMistakes } from './check-pace.ts';
import { type Mistake, mistakeIf, type Spoken, timedLesson } from './timed-lesson.ts';

/** The mistakes in a valid lesson, given the transcript it belongs to. */
export function lessonMistakes(lesson: Lesson, spoken: Spoken): Mistake[] {
  const { scenes, mistakes } = timedLesson(lesson, spoken);
  const apart = [
    ...passageMistakes(lesson, spoken),
    ...chapterMistakes(lesson),
    ...paperMistakes(lesson),
    ...sumMistakes(lesson),
  ];
  // Without valid quotes there are no times, and every further check would report nonsense.
  const inTime =
    mistakes.length > 0
      ? []
      : [...orderMistakes(scenes), ...paceMistakes(scenes), ...readingMistakes(scenes)];
  return [...mistakes, ...apart, ...inTime];
}

/** A list of chapters has to be readable at a glance. */
const fewest = 5;
const most = 10;

function chapterMistakes(lesson: Lesson): Mistake[] {
  const { length } = lesson.filter(({ chapter }) => chapter);
  return mistakeIf(
    length < fewest || length > most,
    [],
    `must have ${fewest} to ${most} chapters, not ${length}`,
  );
}

/** A scene continues only a paper that was begun before, and points only at rows that are on it. */
function paperMistakes(lesson: Lesson): Mistake[] {
  const begun = new Map<string, Set<string | undefined>>();
  return lesson.flatMap((scene, index): Mistake[] => {
    if (scene.kind !== 'rows' && scene.kind !== 'chat') return [];
    const { title, continues, rows = [] } = scene;
    if (title !== undefined) begun.set(title, new Set());
    const name = continues ?? title;
    if (name === undefined) return [];
    const labels = begun.get(name);
    const papers = [...begun.keys()].join(', ') || 'there is none yet';
    if (!labels)
      return mistakeIf(true, [index, 'continues'], `must be a paper of an earlier scene: ${papers}`);
    for (const { label, text } of rows) labels.add(label ?? text);
    const sources = scene.kind === 'chat' ? scene.messages : [];
    const allowed = [...labels].filter(Boolean).join(', ');
    return sources.flatMap(({ from }, place) =>
      mistakeIf(
        from !== undefined && !labels.has(from),
        [index, 'messages', place, 'from'],
        `must be the label of a row: ${allowed}`,
      ),
    );
  });
}

/** Sums are right. */
const sumMistakes = (lesson: Lesson): Mistake[] =>
  lesson.flatMap((scene, index) => (scene.kind === 'sum' ? linesOf(scene.lines, index) : []));

type Line = { text: string; value: number; result?: true | undefined };

function linesOf(lines: Line[], scene: number): Mistake[] {
  let since = 0;
  let before = 0;
  return lines.flatMap(({ text, value, result }, index) => {
    const mistake = (allowed: string) => [{ path: [scene, 'lines', index, 'value'], message: allowed }];
    const product = productIn(text);
    const total = since;
    since = result ? 0 : since + value;
    if (product !== undefined) {
      if (result) before = value;
      // Amounts that are subtracted are written with their sign.
      return same(Math.abs(value), product) ? [] : mistake(`must be ${product}, as "${text}" makes`);
    }
    if (!result) return [];
    const running = before + total;
    const right = same(value, total) || same(value, running);
    before = value;
    return right ? [] : mistake(`must be ${total}, the sum of the lines above it`);
  });
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
