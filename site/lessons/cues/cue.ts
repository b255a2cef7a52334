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
  /** How many words there are to read. */
  words: number;
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

const cue = (part: Part, path: PropertyKey[]): Cue => ({
  when: part.when,
  path,
  typed: part.write ?? part.type ?? '',
  marks: part.marks ?? 0,
  strikes: part.cross !== undefined || part.state === 'crossed',
  words: wordsIn(part),
});

/** What is not read: where a part belongs, and how it looks. */
const unread = new Set(['when', 'who', 'state', 'drawing', 'verdict', 'unit']);

const wordsIn = (part: Part): number =>
  Object.entries(part).reduce(
    (words, [field, value]) =>
      words + (unread.has(field) || value === undefined ? 0 : String(value).split(/\s+/).length),
    0,
  );
