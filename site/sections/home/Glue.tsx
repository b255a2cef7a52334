import { pause } from '../../../content/labels.ts';
import type { Home } from '../../../content/schemas/home.ts';
import { PauseControl } from '../../ui/PauseControl.tsx';
import { Section } from '../../ui/Section.tsx';
import { Kicker } from '../../ui/SplitHeading.tsx';
import { PointStrip } from '../common/PointStrip.tsx';

/** The gap between small businesses and AI, and what we do about it. */
export function Glue({ words }: { words: Home['glue'] }) {
  return (
    <Section air="bay" surface="ground">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div data-reveal="section" className="lg:sticky lg:top-28 lg:self-start">
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-6 text-section">{words.heading}</h2>
        </div>
        <ol>
          {words.cards.map(({ title, text }, index) => (
            <li
              key={title}
              data-reveal="section"
              className="relative grid grid-cols-[3rem_1fr] border-t border-line py-8 last:border-b last:before:absolute last:before:inset-x-0 last:before:-top-px last:before:h-px last:before:bg-(image:--spectrum) sm:grid-cols-[4.5rem_1fr] lg:py-11"
            >
              <span aria-hidden="true" className="pt-1 font-display text-ink-3 tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[52ch] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div data-reveal="section" className="mt-(--bay-half)">
        <div className="wrap mb-4 flex justify-end">
          <PauseControl words={pause} />
        </div>
        <PointStrip label={words.stripLabel} points={words.strip} direction="forward" />
      </div>
    </Section>
  );
}
