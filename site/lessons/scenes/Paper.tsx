import type { ReactNode } from 'react';
import type { Row, Scene, SceneOf } from '../../../content/schemas/lesson.ts';
import { arrival } from '../cues/pace.ts';
import type { TimedCue } from '../cues/timed-lesson.ts';

type Props = {
  look: SceneOf<'rows'>['look'] | 'dashboard' | 'figures' | 'terminal';
  title?: string | undefined;
  sample?: string | undefined;
  children: ReactNode;
};

/** Something with rows that scrolls, so that the current one stays in view. */
export function Paper({ look, title, sample, children }: Props) {
  const isDotted = dotted.has(look);
  return (
    <div className="paper" data-look={look}>
      {(title || sample || isDotted) && (
        <p className={isDotted ? 'bar dotted' : 'bar'}>
          <span className={isDotted ? 'mr-auto' : headingClass}>{title}</span>
          <span className="whitespace-nowrap text-ink-2 small:text-[0.85em]">{sample}</span>
        </p>
      )}
      {(look === 'paper' || look === 'list') && <Light />}
      {windows.has(look) && <Pointer />}
      <div className="window" data-window>
        {children}
      </div>
    </div>
  );
}

const headingClass = 'mr-auto font-display text-[1.25em]/[1.1] font-semibold tracking-[-0.02em]';

/** What is a window of a program: its bar has three dots. */
const dotted = new Set<Props['look']>(['settings', 'page', 'dashboard', 'terminal']);

/** What is used with a mouse. */
const windows = new Set<Props['look']>(['settings', 'page', 'notification', 'dashboard']);

/** The white ray that points at what has just been said, and the colors that leave it. The painter moves both. */
function Light() {
  return (
    <span className="absolute top-0 -right-px -left-px hidden staged:block" data-sign>
      <span className="ray absolute right-full h-[max(1.5px,0.1em)] w-(--margin) -translate-y-1/2 bg-linear-[90deg,oklch(1_0_0/0.3),var(--color-white)] shadow-[0_0_0.35em_oklch(1_0_0/0.6)]" />
      <svg
        aria-hidden="true"
        className="fan absolute top-[-1.3em] left-full h-[2.6em] w-[3.2em] small:hidden"
        viewBox="0 0 100 80"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      >
        <path className="text-pink" d="M0 40 100 4" />
        <path className="text-orange" d="M0 40 100 22" />
        <path className="text-white" d="M0 40h100" />
        <path className="text-green" d="M0 40 100 58" />
        <path className="text-blue" d="M0 40 100 76" />
      </svg>
    </span>
  );
}

/** The pointer of a mouse, which the painter moves to what is filled in or pressed. */
const Pointer = () => (
  <svg
    aria-hidden="true"
    className="absolute top-0 left-0 z-1 hidden w-[1.5em] fill-white stroke-ground stroke-[1.2] staged:block"
    data-sign
    viewBox="0 0 16 22"
  >
    <path d="M1 1v16l4-4 3 7 3-1.3-3-6.7h6z" />
  </svg>
);

type PaperScene = SceneOf<'rows'> | SceneOf<'chat'>;

/** A paper before anything new is written on it. */
export type PaperSoFar = { title: string | undefined; heading: string | undefined; rows: Row[] };

/** As many rows as a wide screen shows. */
const mostRows = 7;

/** The paper as the earlier scenes have left it. */
export function paperSoFar(scene: PaperScene, before: readonly Scene[]): PaperSoFar {
  const { title = scene.continues } = scene;
  const earlier = before.filter(
    (other): other is PaperScene =>
      (other.kind === 'rows' || other.kind === 'chat') &&
      (other.title === scene.continues || other.continues === scene.continues),
  );
  const headings = [scene, ...earlier.toReversed()].map(({ heading }) => heading);
  return {
    title,
    heading: headings.find((heading) => heading !== undefined),
    rows: scene.continues === undefined ? [] : inView(written(earlier), scene),
  };
}

/** The rows that a scene points at or mends, and beside them the last that were written, as many as there is room for. */
function inView(rows: Row[], scene: PaperScene): Row[] {
  const named = new Set([
    ...(scene.kind === 'chat' ? scene.messages.map(({ from }) => from) : []),
    ...(scene.rows ?? []).filter(({ mends }) => mends).map(nameOf),
  ]);
  const isNamed = (row: Row) => named.has(nameOf(row));
  const room = Math.max(0, mostRows - rows.filter(isNamed).length);
  const last = new Set(room > 0 ? rows.filter((row) => !isNamed(row)).slice(-room) : []);
  return rows.filter((row) => isNamed(row) || last.has(row));
}

/** What a row is known by. */
export const nameOf = ({ label, text }: Row): string => label ?? text;

/** A row with what is added to it, or put in its place. */
export const mended = (row: Row, mend: Row): Row => ({
  ...mend,
  mends: undefined,
  marks: mend.marks && (row.marks ?? 0) + mend.marks,
});

/** Every row that was written, as it stands now. */
function written(scenes: PaperScene[]): Row[] {
  const rows = scenes.flatMap((scene) => scene.rows ?? []);
  return rows
    .filter(({ mends }) => !mends)
    .map((row) => rows.filter((other) => other.mends && nameOf(other) === nameOf(row)).reduce(mended, row));
}

/** What the painter needs to know about a part, as attributes of its element. */
export type PartAttributes = Record<`data-${string}`, string | number>;

/** The attributes of a part, by its place in the scene's data. */
export type PartOf = (field: string, index?: number) => PartAttributes;

export const partsOf =
  (cues: TimedCue[]): PartOf =>
  (...place) => {
    const cue = cues.find(({ path }) => path.join() === place.join());
    if (!cue) throw new Error(`The scene has nothing at ${place.join('.')}.`);
    return {
      'data-from': cue.from.toFixed(2),
      ...(cue.lead > 0 && { 'data-lead': cue.lead.toFixed(2) }),
      ...(cue.takes !== arrival && { 'data-takes': cue.takes.toFixed(2) }),
      ...(cue.again.length > 0 && { 'data-spoken': cue.again.map((at) => at.toFixed(2)).join(' ') }),
      ...(cue.marks > 0 && { 'data-marks': cue.marks }),
      ...(cue.strikes && { 'data-strikes': '' }),
      ...(cue.counts && { 'data-counts': '' }),
      ...(cue.pointed && { 'data-pointed': '' }),
    };
  };
