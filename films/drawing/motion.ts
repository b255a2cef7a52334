/** Easing: functions from a moment in seconds to a share between 0 and 1. */

export const clamp = (value: number, least = 0, most = 1) => Math.min(Math.max(value, least), most);

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The share of the time between two moments that has passed. */
export const progress = (seconds: number, from: number, to: number) => clamp((seconds - from) / (to - from));

/** Starts and ends at rest. */
export const smooth = (share: number) => share * share * (3 - 2 * share);

/** The site's easing, --ease-out of tokens.css: cubic-bezier(0.2, 0.7, 0.2, 1). */
export function ease(share: number): number {
  if (share <= 0 || share >= 1) return clamp(share);
  let [low, high] = [0, 1];
  for (let step = 0; step < 22; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(0.2, 0.2, middle) < share) low = middle;
    else high = middle;
  }
  return bezier(0.7, 1, (low + high) / 2);
}

const bezier = (first: number, second: number, at: number) =>
  3 * first * at * (1 - at) ** 2 + 3 * second * at * at * (1 - at) + at ** 3;
