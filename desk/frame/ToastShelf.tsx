import { useEffect } from 'react';
import { decisions } from '../../content/desk-words.ts';
import { closeToast, useToast } from './toast.ts';
import { WriteButton } from './WriteButton.tsx';

/** So long something can be taken back. */
const stays = 10_000;

export function ToastShelf() {
  const toast = useToast();
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => closeToast(toast.id), stays);
    return () => clearTimeout(timer);
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
