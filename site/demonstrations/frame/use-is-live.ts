import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a script is there to answer: controls that need one appear with it. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
