import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Asks something before anything else goes on. The browser gives the focus back to whatever opened it. */
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

/** A keyboard lies over the page: the desk gives way to it, of which no style sheet knows on every phone. */
export function useRoomAboveKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const follow = () => {
      // Of a page that is enlarged less is seen as well, and wanted so.
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
