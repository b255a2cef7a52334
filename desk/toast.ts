import { useSyncExternalStore } from 'react';

/** What was done, and how to undo it. */
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

/** Closes this toast only, because the next may be there already. */
export function closeToast(id: number): void {
  if (shown?.id === id) set(undefined);
}

/** An older toast would be read as the answer to what has just failed. */
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
