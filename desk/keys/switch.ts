import { useSyncExternalStore } from 'react';

/** Single keys can be switched off for good: dictation types them. */

const key = 'desk-keys';
const listeners = new Set<() => void>();

function areOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

let on = areOn();

export function switchKeys(next: boolean): void {
  on = next;
  try {
    localStorage.setItem(key, next ? 'on' : 'off');
  } catch {
    // Until the page is closed, then.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => on,
    () => true,
  );
