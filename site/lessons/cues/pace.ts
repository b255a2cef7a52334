/** How fast things appear, in seconds. */
export const charactersPerSecond = 26;
export const marksPerSecond = 6;
/** What is neither typed nor counted. */
export const arrival = 0.4;
/** How long a line stands before it is struck through. */
export const pondered = 0.3;

/** How something appears. */
export type Manner = {
  /** Characters that are typed. */
  typed: number;
  /** Tally marks that are drawn. */
  marks: number;
};

/** How long something takes to stand in full. */
export const lasting = ({ typed, marks }: Manner): number =>
  Math.max(arrival, typed / charactersPerSecond, marks / marksPerSecond);

/** How long words have to stand to be read: a moment to find them, and then each of them. */
export const reading = (words: number): number => 0.7 + 0.3 * words;
