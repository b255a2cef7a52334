import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A modal question. The browser returns the focus to whatever opened it. */
export function Dialog({ title, onClose, children }: Props) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onCancel={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Tells the style sheet how high the screen is above an on-screen keyboard, which CSS does not know on every phone. */
export function useRoomAboveKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const follow = () => {
      // A zoomed page shows less too, but then on purpose.
      if (seen.scale > 1) return;
      style.setProperty('--seen-height', `${seen.height}px`);
      style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    const followAndShow = () => {
      follow();
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('resize', followAndShow);
    seen.addEventListener('scroll', follow);
    return () => {
      seen.removeEventListener('resize', followAndShow);
      seen.removeEventListener('scroll', follow);
      style.removeProperty('--seen-height');
      style.removeProperty('--seen-top');
    };
  }, []);
}
