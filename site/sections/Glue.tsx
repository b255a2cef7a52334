import type { Home } from '../../content/schemas/home.ts';
import { Kicker } from '../ui/Kicker.tsx';
import { Section } from '../ui/Section.tsx';

/** What stands between a small business and AI, and who holds the two together. */
export function Glue({ words }: { words: Home['glue'] }) {
  return (
    <Section air="bay" surface="ground">
      <div className="wrap grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-6 text-section">{words.heading}</h2>
          <p className="mt-6 max-w-[38ch] text-ink-2">{words.lead}</p>
        </div>
        <ol>
          {words.cards.map(({ title, text }, index) => (
            <li
              key={title}
              className="relative grid grid-cols-[4.5rem_1fr] border-t border-line py-8 last:border-b last:before:absolute last:before:inset-x-0 last:before:-top-px last:before:h-px last:before:bg-(image:--spectrum)"
            >
              <span aria-hidden="true" className="pt-1 font-display text-ink-3">
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
      <ul className="wrap mt-16 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {words.strip.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-5">
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
