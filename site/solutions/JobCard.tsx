import type { ProofOf } from '../../content/schemas/proof.ts';

/** A day on one card: a stamp for each hour, and faint beneath it what was written by hand before. */
export function JobCard({ words }: { words: ProofOf<'job-card'> }) {
  const { card, stamps } = words;
  return (
    <div className="job-card">
      <p className="job-card-head">
        <b>{card.title}</b> {card.shop}
      </p>
      <ol>
        {stamps.map(({ time, stamp, after, before }) => (
          <li key={time}>
            <p className="job-card-time">{time}</p>
            <b className="job-card-stamp">{stamp}</b>
            <div>
              <p>{after}</p>
              <p className="job-card-hand">{before}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
