import { buttonClass } from '../../ui/button-class.ts';

/** Not drawn where scripts are off: there is nothing it could do. The behaviour `share` drives it. */
export function ShareButton({ label }: { label: string }) {
  return (
    <button type="button" data-share className={`${buttonClass['line-small']} noscript:hidden`}>
      {label}
    </button>
  );
}
