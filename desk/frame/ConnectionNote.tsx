import { freshness } from '../../content/desk-words/frame.ts';
import { useDesk } from '../live/desk.tsx';
import { useConnection } from '../live/use-pulse.ts';

export const connectionNote = 'connection-note';

/** Stands from the start, so that it is announced when words come into it. */
export function ConnectionNote() {
  const { zone } = useDesk();
  const { connected, asOf } = useConnection();
  return (
    <div role="status">
      {!connected && (
        <p id={connectionNote} className="connection">
          <strong>{freshness.offlineTitle}</strong>{' '}
          {asOf > 0 ? freshness.offline(zone.time(asOf)) : freshness.offlineFromStart}
        </p>
      )}
    </div>
  );
}
