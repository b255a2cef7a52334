import { useEffect, useRef } from 'react';

/** Where a button or a field goes away with the focus in it, the heading has it: keys and screen readers go on from there. */
export function useKeptFocus(heading: string, scene: string): void {
  const before = useRef(scene);
  useEffect(() => {
    if (before.current === scene) return;
    before.current = scene;
    if (document.activeElement === document.body)
      document.getElementById(heading)?.focus({ preventScroll: true });
  }, [heading, scene]);
}
