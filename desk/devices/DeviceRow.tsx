import { devices as words } from '../../content/desk-words/sign-in.ts';
import type { Device } from '../../contract/desk.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';

type Props = { device: Device; isHere: boolean; onEnd: () => void };

export function DeviceRow({ device: { device, seen_at, created_at }, isHere, onEnd }: Props) {
  const { zone } = useDesk();
  const now = useNow();
  return (
    <li>
      <p>
        <b>{device}</b>
        <small>{words.times(zone.moment(seen_at, now), zone.moment(created_at, now))}</small>
      </p>
      {isHere ? (
        <span>{words.here}</span>
      ) : (
        <WriteButton className="button small" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </WriteButton>
      )}
    </li>
  );
}
