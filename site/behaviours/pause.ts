import { motion } from './motion.ts';

/** Every Pause control on a page says the same, and the choice lasts for the visit. */
export function rememberPause(): void {
  const controls = document.querySelectorAll<HTMLInputElement>('[data-pause]');
  const show = () => {
    for (const control of controls) control.checked = motion.get() === 'paused';
  };
  show();
  // Going back, a browser gives a control what it said before.
  addEventListener('pageshow', show);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-pause]')) return;
    motion.set(target.checked ? 'paused' : 'running');
    show();
  });
}
