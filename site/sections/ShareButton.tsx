import { buttonClass } from '../ui/button-class.ts';

/** Drawn hidden: without a script there is nothing it could do. The behaviour `share` shows and drives it. */
export function ShareButton() {
  return (
    <>
      <button type="button" data-share hidden className={buttonClass['line-small']}>
        Share Article
      </button>
      <p data-share-status role="status" className="basis-full text-small text-ink-2 empty:hidden" />
    </>
  );
}
