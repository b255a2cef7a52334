import { useSyncExternalStore } from 'react';

/** One clock for all countdowns, which ticks once a minute. */
let now = Date.now();
let drawnAt = now;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, 60_000);
    // Timers stop while the page is hidden.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

export const useNow = (): number =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => drawnAt,
  );

export function startClock(at: number): void {
  drawnAt = at;
}
