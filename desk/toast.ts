import { followed } from './followed.ts';

/** What was done, and how to undo it. */
type Toast = { id: number; text: string; undo?: (() => void) | undefined };

const shown = followed<Toast | undefined>(undefined);
let count = 0;

export function showToast(text: string, undo?: () => void): void {
  count += 1;
  shown.set({ id: count, text, undo });
}

/** Closes this toast only, because the next may be there already. */
export function closeToast(id: number): void {
  if (shown.get()?.id === id) shown.set(undefined);
}

/** An older toast would be read as the answer to what has just failed. */
export const clearToast = (): void => shown.set(undefined);

export const useToast = shown.use;
