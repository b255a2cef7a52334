/** Chooses the resolution of the light: it is lowered when frames take too long, and raised slowly. */

/** Frames are judged every half second, and only with enough of them for a median. */
const windowMilliseconds = 500;
const fewestFrames = 8;
/** Milliseconds between two frames. */
const slow = 24;
const smooth = 18;
const hopeless = 50;
/** The number of smooth windows before a higher resolution is tried; four times as many after each retreat. */
const firstPatience = 10;

export function createQuality(screenRatio: number) {
  const ratios = [Math.min(screenRatio, 2), 1.5, 1].filter((ratio, at) => at === 0 || ratio < screenRatio);
  let level = 0;
  let intervals: number[] = [];
  let elapsed = 0;
  let smoothWindows = 0;
  let patience = firstPatience;

  return {
    /** Buffer pixels for each CSS pixel. */
    get pixelRatio() {
      return ratios[level] ?? 1;
    },
    /** What the frames so far advise. `stop` means that even the lowest resolution is too slow. */
    note(interval: number) {
      intervals.push(interval);
      elapsed += interval;
      if (elapsed < windowMilliseconds || intervals.length < fewestFrames) return 'go on';
      const median = intervals.sort((a, b) => a - b)[Math.floor(intervals.length / 2)] ?? 0;
      intervals = [];
      elapsed = 0;
      smoothWindows = median < smooth ? smoothWindows + 1 : 0;

      if (median > slow && level < ratios.length - 1) {
        level += 1;
        patience *= 4;
        return 'redraw';
      }
      if (median > hopeless) return 'stop';
      if (smoothWindows >= patience && level > 0) {
        level -= 1;
        smoothWindows = 0;
        return 'redraw';
      }
      return 'go on';
    },
  };
}
