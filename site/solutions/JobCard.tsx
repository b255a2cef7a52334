import type { ProofOf } from '../../content/schemas/proof.ts';

/** A day on one card: a stamp for each hour, and faint beneath it what was written by hand before. */
export function JobCard({ words }: { words: ProofOf<'job-card'> }) {
  const { card, stamps } = words;
  return (
    <div className="job-card mt-10 rounded-card bg-raised-2">
      <p className="flex flex-wrap justify-between gap-x-8 gap-y-1 pb-4 text-ink-3">
        <b className="font-display text-h4 font-semibold text-ink">{card.title}</b> {card.shop}
      </p>
      <ol>
        {stamps.map(({ time, stamp, after, before }) => (
          <li key={time}>
            <p className="text-ink-3 tabular-nums">{time}</p>
            <b className="job-card-stamp">{stamp}</b>
            <div>
              <p>{after}</p>
              <p className="mt-[0.35rem] text-ink-3 italic lg:mt-0">{before}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
