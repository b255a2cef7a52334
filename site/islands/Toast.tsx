import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { closeMessage } from '../../content/messages/enquiry.ts';
import { CloseIcon } from '../ui/icons.tsx';

export type ToastMessage = { tone: 'success' | 'error'; title: string; text: string };

/**
 * A message over the page that stays until it is closed. Both live regions are in the page from the start, because
 * screen readers announce text that enters a region, but not a region that appears with its text.
 */
export function Toast({ message, onClose }: { message: ToastMessage | undefined; onClose: () => void }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In the top layer, no moving or clipping ancestor affects it.
    const shown = layer.current;
    shown?.showPopover();
    return () => shown?.hidePopover();
  }, []);

  // Before it is seen, so that Escape closes it from then on.
  useLayoutEffect(() => {
    if (!message) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [message, onClose]);

  const card = message && <Card message={message} onClose={onClose} />;
  return (
    <div
      ref={layer}
      popover="manual"
      className={`pointer-events-none fixed inset-auto right-(--gutter) bottom-5 w-[min(26rem,100vw-2*var(--gutter))] overflow-visible bg-transparent text-ink ${message?.tone === 'error' ? aboveKeyboard : ''}`}
    >
      <div role="status">{message?.tone === 'success' && card}</div>
      <div role="alert">{message?.tone === 'error' && card}</div>
    </div>
  );
}

/** On a phone a fault is told where no keyboard covers it; a success, below the heading that says what came of it. */
const aboveKeyboard = 'max-sm:top-[calc(var(--header-height)+0.75rem)] max-sm:bottom-auto';

const edge: Record<ToastMessage['tone'], ReactNode> = {
  success: <span className="absolute inset-x-0 top-0 h-0.5 bg-(image:--spectrum)" />,
  error: <span className="absolute inset-x-0 top-0 h-0.5 bg-danger" />,
};

function Card({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  return (
    <div className="toast pointer-events-auto relative flex gap-4 overflow-hidden rounded-card border border-line-strong bg-raised-2 py-4 pr-2 pl-5">
      {edge[message.tone]}
      <div className="grow">
        <p className="font-semibold">{message.title}</p>
        <p className="mt-1 text-small text-ink-2">{message.text}</p>
      </div>
      <button
        type="button"
        aria-label={closeMessage}
        className="grid size-10 shrink-0 -translate-y-2 place-items-center rounded-control text-ink-2 transition-colors hover:text-ink"
        onClick={onClose}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
