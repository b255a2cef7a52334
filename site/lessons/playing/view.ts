/** A part of the page that follows the lesson. */
export type View = {
  /** Shows a moment and returns the second of its next change. */
  show: (second: number) => number;
};

/** The index of the last item that has begun by a second. */
export const indexAt = (starts: readonly number[], second: number): number =>
  starts.findLastIndex((start) => start <= second);

/** What the visitor's browser has stored about a lesson. The lesson also plays without storage. */
export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {}
}

export const speeds = [0.75, 1, 1.25, 1.5, 2];
