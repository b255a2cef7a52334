import type { Home } from '../../../content/schemas/home.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Kicker } from '../../ui/Kicker.tsx';

export type Proven = {
  figures: { href: string; value: string; meaning: string; shop: string }[];
  /** Whether customers have confirmed them. */
  note: string;
};

type Props = Proven & { words: Home['proof'] };

/** Results with links to their case studies, and beside them what a reader can check. */
export function Proof({ words, figures, note }: Props) {
  return (
    <section className="home-proof border-t border-line">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 className="font-text font-normal tracking-normal">
            <Kicker>{words.heading}</Kicker>
          </h2>
          <p className="text-small text-ink-3">{note}</p>
        </div>
        <div className="home-figures">
          <ul>
            {figures.map(({ href, value, meaning, shop }) => (
              <li key={href}>
                <Figure value={value} size="card" />
                <p>
                  {meaning} <a href={href}>{shop}</a>
                </p>
              </li>
            ))}
          </ul>
          <ul aria-label={words.checksLabel}>
            {words.checks.map(({ href, label }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
