import type { Comparison } from '../../films/studio/check.ts';

/** Something that can be made and kept. */
export type Film = {
  name: string;
  isKept: boolean;
  /** Does nothing where what is kept was made from the same. */
  make(report: (line: string) => void): Promise<void>;
  compare(): Promise<Comparison>;
};
