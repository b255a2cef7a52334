const key = 'motion';

/** Every Pause control on a page says the same, and the choice lasts for the visit. */
export function rememberPause(): () => void {
  const controls = document.querySelectorAll<HTMLInputElement>('[data-pause]');
  const show = (paused: boolean) => {
    for (const control of controls) control.checked = paused;
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-pause]')) return;
    show(target.checked);
    remember(target.checked);
  };
  show(isRemembered());
  document.addEventListener('change', onChange);
  return () => document.removeEventListener('change', onChange);
}

// Where a visitor blocks all storage, touching it throws: the choice then lasts for the page.
function remember(paused: boolean) {
  try {
    sessionStorage.setItem(key, paused ? 'paused' : 'running');
  } catch {}
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(key) === 'paused';
  } catch {
    return false;
  }
}
