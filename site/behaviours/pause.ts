import { choice } from './choice.ts';

/** Every Pause control on a page says the same, and the choice lasts for the visit. */
export function rememberPause(): void {
  const motion = choice('sessionStorage', 'motion');
  const controls = document.querySelectorAll<HTMLInputElement>('[data-pause]');
  const show = (paused: boolean) => {
    for (const control of controls) control.checked = paused;
  };
  show(motion.get() === 'paused');
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-pause]')) return;
    show(target.checked);
    motion.set(target.checked ? 'paused' : 'running');
  });
}
