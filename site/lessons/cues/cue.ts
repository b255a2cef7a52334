import type { Scene } from '../../../content/schemas/lesson.ts';

/** What appears in a scene, with the words at which it does, wherever the scene keeps it. */
export type Cue = {
  when: string;
  /** Where it stands in the scene. */
  path: PropertyKey[];
  /** The characters that are typed; nothing is typed where there are none. */
  typed: string;
  /** Tally marks, which are drawn one after the other. */
  marks: number;
  /** Whether it is struck through once it stands. */
  strikes: boolean;
};

/** What appears in a scene, in the order in which it is written down. */
export function cuesOf(scene: Scene): Cue[] {
  return Object.entries(scene).flatMap(([field, value]) => {
    if (Array.isArray(value)) return value.map((part, index) => cue(part, [field, index]));
    return typeof value === 'object' ? [cue(value, [field])] : [];
  });
}

type Part = {
  when: string;
  write?: string;
  type?: string;
  marks?: number | undefined;
  cross?: string | undefined;
  state?: string | undefined;
};

const cue = ({ when, write, type, marks, cross, state }: Part, path: PropertyKey[]): Cue => ({
  when,
  path,
  typed: write ?? type ?? '',
  marks: marks ?? 0,
  strikes: cross !== undefined || state === 'crossed',
});
