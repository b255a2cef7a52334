import { history, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { type DeskEvent, sendingSeconds } from '../../contract/desk.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { WasItSent } from '../reply/WasItSent.tsx';

type Props = { events: DeskEvent[]; onNotSent: (event: DeskEvent) => void };

/** Notes, replies and decisions in order. */
export function History({ events, onNotSent }: Props) {
  const { zone } = useDesk();
  const now = useNow();
  if (events.length === 0) return null;
  return (
    <section aria-label={words.history}>
      <ol className="history">
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at}>{zone.stamp(event.at, now)}</time>
            <div>
              <Entry event={event} />
              {isUnknown(event) && <WasItSent event={event} onNotSent={onNotSent} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The server that was sending it has had its time. */
const isUnknown = ({ state, at }: DeskEvent) =>
  state === 'sending' && Date.parse(at) + sendingSeconds * 1000 < Date.now();

function Entry({ event: { kind, text, state } }: { event: DeskEvent }) {
  if (kind !== 'note' && kind !== 'reply') return <p>{history[kind]}</p>;
  const outcome = state === 'failed' || state === 'sending' ? history[state] : undefined;
  return (
    <p className="kept-words" data-state={state ?? undefined} dir="auto">
      <b>{history[kind]}</b> {outcome && <em>{outcome}</em>} {text}
    </p>
  );
}
