import { useKeysOn } from './switch.ts';

/** The key beside what it does, while keys are used. Those who hear the desk are told by aria-keyshortcuts. */
export function Key({ name }: { name: string }) {
  return (
    useKeysOn() && (
      <span aria-hidden="true">
        <kbd>{name}</kbd>
      </span>
    )
  );
}
