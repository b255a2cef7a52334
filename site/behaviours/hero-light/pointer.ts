/** Seconds in which the light covers 63 % of the way to the pointer, at any frame rate. */
const dampness = 0.2;

export type Pointer = {
  /** Where the light leans, -1 to 1 from the left and from below; 0 when nobody points. */
  readonly at: readonly [number, number];
  follow: (seconds: number) => void;
};

/** A mouse, a pen or a finger on the page. Handlers only store where it is; the frame does the rest. */
export function watchPointer(signal: AbortSignal): Pointer {
  const at: [number, number] = [0, 0];
  let target: readonly [number, number] = [0, 0];

  const point = ({ clientX, clientY }: PointerEvent) => {
    target = [(2 * clientX) / innerWidth - 1, 1 - (2 * clientY) / innerHeight];
  };
  const leave = () => {
    target = [0, 0];
  };
  for (const kind of ['pointermove', 'pointerdown'] as const) {
    document.addEventListener(kind, point, { signal, passive: true });
  }
  for (const kind of ['pointerleave', 'pointercancel'] as const) {
    document.documentElement.addEventListener(kind, leave, { signal });
  }

  return {
    at,
    follow(seconds) {
      const share = 1 - Math.exp(-seconds / dampness);
      at[0] += (target[0] - at[0]) * share;
      at[1] += (target[1] - at[1]) * share;
    },
  };
}
