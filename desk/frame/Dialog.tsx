import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A modal question. The focus returns to whatever had it before. */
export function Dialog({ title, onClose, children }: Props) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    const inFrame = focusedInFrame();
    shown?.showModal();
    return () => {
      shown?.close();
      inFrame?.focus();
    };
  }, []);
  // On another page it would ask about what is no longer shown.
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const listen = () => leave();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      // A chooser of files that is canceled says so too, and its event passes by here.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <h2 id={heading} className="text-h4 leading-heading">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The focused element within a frame. The browser would not return the focus to it. */
function focusedInFrame(): HTMLElement | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLIFrameElement)) return undefined;
  return (activeElement.contentDocument?.activeElement as HTMLElement | null) ?? activeElement;
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
