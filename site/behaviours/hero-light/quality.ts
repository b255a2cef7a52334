/** How sharp the light is drawn. It gives way when frames take too long, and takes courage slowly. */

/** Frames are judged by the half second, and never fewer than make a median. */
const windowMilliseconds = 500;
const fewestFrames = 8;
/** Milliseconds between two frames. */
const slow = 24;
const smooth = 18;
const hopeless = 50;
/** Windows that have to be smooth before a sharper picture is tried; four times as many after each retreat. */
const firstPatience = 10;

export type Quality = {
  /** Buffer pixels to a CSS pixel. */
  readonly pixelRatio: number;
  /** Says what the frames so far advise; `stop` means that even the coarsest picture comes too slowly. */
  note: (interval: number) => 'go on' | 'redraw' | 'stop';
};

export function createQuality(screenRatio: number): Quality {
  const ratios = [Math.min(screenRatio, 2), 1.5, 1].filter((ratio, at) => at === 0 || ratio < screenRatio);
  let level = 0;
  let intervals: number[] = [];
  let elapsed = 0;
  let smoothWindows = 0;
  let patience = firstPatience;

  return {
    get pixelRatio() {
      return ratios[level] ?? 1;
    },
    note(interval) {
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
