import { useSyncExternalStore } from 'react';
import { motion } from '../../behaviours/motion.ts';

const wish = '(prefers-reduced-motion: reduce)';

function subscribe(tell: () => void): () => void {
  const media = matchMedia(wish);
  media.addEventListener('change', tell);
  document.addEventListener('change', tell);
  return () => {
    media.removeEventListener('change', tell);
    document.removeEventListener('change', tell);
  };
}

const isStill = () => matchMedia(wish).matches || motion.get() === 'paused';

/** Whether nothing may move by itself: the visitor's system asks for it, or the site's Pause is on. */
export const useStillness = () => useSyncExternalStore(subscribe, isStill, () => true);
