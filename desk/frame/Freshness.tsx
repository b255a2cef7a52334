import { freshness } from '../../content/desk-words/frame.ts';
import { useDesk } from '../live/desk.tsx';
import { useConnection } from '../live/use-pulse.ts';

/** As of when one sees the desk. */
export function Freshness() {
  const { zone } = useDesk();
  const { connected, asOf } = useConnection();
  const words = !connected
    ? freshness.offlineTitle
    : asOf > 0
      ? freshness.upToDate(zone.time(asOf))
      : freshness.loading;
  return (
    <p className="freshness" data-connected={connected || undefined}>
      {words}
    </p>
  );
}
