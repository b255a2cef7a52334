import { useEffect, useRef } from 'react';
import { askAnswered } from '../../content/desk-words/reply.ts';
import { WriteButton } from '../frame/WriteButton.tsx';

type Props = { onYes: () => void; onNo: () => void };

/** Stands there when somebody comes back from the mail program, of which the desk knows nothing. */
export function AskAnswered({ onYes, onNo }: Props) {
  const yes = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const takeFocus = () => {
      if (document.visibilityState === 'visible') yes.current?.querySelector('button')?.focus();
    };
    addEventListener('focus', takeFocus);
    document.addEventListener('visibilitychange', takeFocus);
    return () => {
      removeEventListener('focus', takeFocus);
      document.removeEventListener('visibilitychange', takeFocus);
    };
  }, []);
  return (
    <div className="ask" role="alert">
      <p>{askAnswered.title}</p>
      <div className="buttons" ref={yes}>
        <WriteButton className="button small" onClick={onYes}>
          {askAnswered.yes}
        </WriteButton>
        <button type="button" className="button small" onClick={onNo}>
          {askAnswered.no}
        </button>
      </div>
    </div>
  );
}
