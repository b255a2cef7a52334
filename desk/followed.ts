import { useSyncExternalStore } from 'react';

/** A value that components follow, whoever changes it. The server draws the desk with `atFirst`. */
export function followed<Value>(first: Value, atFirst = first) {
  const listeners = new Set<() => void>();
  let value = first;
  const get = () => value;
  const follow = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(follow, get, () => atFirst),
  };
}
