import type { ComponentProps } from 'react';
import { useConnection } from '../live/use-pulse.ts';
import { connectionNote } from './ConnectionNote.tsx';

type Props = ComponentProps<'button'> & { busy?: boolean };

/** A button that writes: without a connection it stops, keeps the focus and says why. */
export function WriteButton({ busy = false, type = 'button', onClick, ...button }: Props) {
  const { connected } = useConnection();
  const stopped = busy || !connected;
  return (
    <button
      {...button}
      type={type}
      aria-disabled={stopped || undefined}
      aria-describedby={connected ? undefined : connectionNote}
      onClick={(event) => {
        if (stopped) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
