import { useSyncExternalStore } from 'react';

/** What was done, and how to take it back. */
export type Toast = { id: number; text: string; undo?: (() => void) | undefined };

let shown: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

export function showToast(text: string, undo?: () => void): void {
  count += 1;
  set({ id: count, text, undo });
}

/** Only the one that is meant: the next may stand there already. */
export function closeToast(id: number): void {
  if (shown?.id === id) set(undefined);
}

/** Whatever stands there would be read as the answer to what has just failed. */
export const clearToast = (): void => set(undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
