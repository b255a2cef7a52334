import { useState } from 'react';
import { notSentTitle, sent, sentTitle, unexpected } from '../content/messages/sending.ts';
import { ErrorBoundary } from '../site/islands/ErrorBoundary.tsx';
import { Toast, type ToastMessage } from '../site/islands/Toast.tsx';
import { buttonClass } from '../site/ui/button-class.ts';
import { Plate, Room } from './Plate.tsx';

const toasts: ToastMessage[] = [
  { tone: 'success', title: sentTitle, text: sent },
  { tone: 'error', title: notSentTitle, text: unexpected },
];

/** What appears over the page, and what appears instead of a part of it. */
export function Messages() {
  const [message, show] = useState<ToastMessage>();
  return (
    <Room title="Messages">
      <Plate label="Toast: success, error" width="column">
        <div className="flex gap-4">
          {toasts.map((toast) => (
            <button
              key={toast.tone}
              type="button"
              className={buttonClass['line-small']}
              onClick={() => show(toast)}
            >
              Show {toast.tone}
            </button>
          ))}
        </div>
        <Toast message={message} onClose={() => show(undefined)} />
      </Plate>
      <Plate label="ErrorBoundary, round a part that fails" width="column">
        <ErrorBoundary>
          <Failing />
        </ErrorBoundary>
      </Plate>
    </Room>
  );
}

function Failing(): never {
  throw new Error('This part fails on purpose, to show what stands in its place.');
}
