import { useEffect } from 'react';
import { decisions } from '../../content/desk-words/enquiry.ts';
import { closeToast, useToast } from './toast.ts';
import { WriteButton } from './WriteButton.tsx';

/** So long something can be taken back. */
const stays = 10_000;

export function ToastShelf() {
  const toast = useToast();
  useEffect(() => {
    if (!toast) return;
    const close = () => closeToast(toast.id);
    const timer = setTimeout(close, stays);
    // Elsewhere it would be read as about what stands there; what can be taken back may be, wherever one has gone.
    if (!toast.undo) addEventListener('hashchange', close);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', close);
    };
  }, [toast]);
  return (
    <div className="shelf" role="status">
      {toast && (
        <div className="toast">
          <p>{toast.text}</p>
          {toast.undo && (
            <WriteButton
              className="button small"
              onClick={() => {
                toast.undo?.();
                closeToast(toast.id);
              }}
            >
              {decisions.undo}
            </WriteButton>
          )}
        </div>
      )}
    </div>
  );
}
