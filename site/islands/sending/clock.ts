/** Time, as far as sending needs it. */
export type Clock = {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Aborts what takes longer. */
  timeout(milliseconds: number): AbortSignal;
};

export const realClock: Clock = {
  // The time of day may be set back while something is sent.
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};
