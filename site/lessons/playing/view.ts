/** Something of the page that follows the lesson. */
export type View = {
  /** Shows a moment, and says at which second it has to show another. */
  show: (second: number) => number;
};

/** The last of things in a row that have begun by a second. */
export function indexAt(starts: readonly number[], second: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
