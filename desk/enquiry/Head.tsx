import { clock } from '../../content/desk-words/time.ts';
import type { WholeEnquiry } from '../../contract/desk.ts';
import { useArrival } from '../frame/use-arrival.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { standingOf } from '../time/promise.ts';
import { longSpan } from '../time/spans.ts';
import { telephoneOf } from './telephone.ts';

/** Who it is, how to reach them, and how much of the promise is left. */
export function Head({ whole: { enquiry, status, answered_at } }: { whole: WholeEnquiry }) {
  const { zone, promised } = useDesk();
  const now = useNow();
  const heading = useArrival(enquiry.id);
  const { tone, words, left } = standingOf({ ...enquiry, status, answered_at }, promised, now);
  const phone = telephoneOf(enquiry.phone_number);
  const came = zone.stamp(enquiry.received_at, now);
  return (
    <header className="visitor" data-tone={tone}>
      <div className="who">
        <div className="person">
          <h2 id="visitor" ref={heading} tabIndex={-1} dir="auto">
            {enquiry.name}
          </h2>
          <p className="reach">
            <a href={`mailto:${encodeURIComponent(enquiry.email)}`}>{enquiry.email}</a>
            {enquiry.phone_number &&
              (phone ? (
                <a href={phone}>{enquiry.phone_number}</a>
              ) : (
                <span dir="auto">{enquiry.phone_number}</span>
              ))}
          </p>
        </div>
        <p className="standing">
          <b>{words}</b>
          <small>{status === 'open' ? clock.of(longSpan(promised), came) : clock.came(came)}</small>
        </p>
      </div>
      <div className="track">
        {left > 0 && <span className="light" style={{ width: `${left * 100}%` }} />}
      </div>
    </header>
  );
}
