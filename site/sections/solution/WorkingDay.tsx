import type { EntryPages } from '../../../content/schemas/entry-pages.ts';
import type { Solution } from '../../../content/schemas/solution.ts';
import { Kicker } from '../../ui/Kicker.tsx';
import { Section } from '../../ui/Section.tsx';

type Props = { words: EntryPages['solutions']['workingDay']; day: Solution['workingDay'] };

/** One day in one trade, hour by hour: how it goes today, and how it goes with us. */
export function WorkingDay({ words, day }: Props) {
  return (
    <Section air="bay" surface="raised">
      <div className="wrap">
        <Kicker>{day.trade}</Kicker>
        <h2 className="mt-6 text-section">{words.heading}</h2>
        <div aria-hidden="true" className={`${row} mt-14 max-lg:hidden`}>
          <p className="col-start-2 pb-4 font-display text-h4 text-ink-2">{words.before}</p>
          <p className="relative pb-4 font-display text-h4 font-semibold after:absolute after:top-full after:left-0 after:z-10 after:h-px after:w-full after:bg-(image:--spectrum)">
            {words.after}
          </p>
        </div>
        <ol className="max-lg:mt-10">
          {day.moments.map(({ time, before, after }) => (
            <li key={time} className={`${row} border-t border-line py-6 lg:py-7`}>
              <h3 className="font-text text-body font-normal tracking-normal text-ink-2 tabular-nums">
                {time}
              </h3>
              <p className="text-ink-2">
                <Label>{words.before}</Label>
                {before}
              </p>
              <p>
                <Label>{words.after}</Label>
                {after}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const row = 'grid gap-x-12 gap-y-4 lg:grid-cols-[7rem_1fr_1fr]';

/** Said in every hour on a phone and to screen readers; on a desk the columns are headed once. */
function Label({ children }: { children: string }) {
  return <span className="mb-1 block text-small font-medium text-ink lg:sr-only">{children}</span>;
}
