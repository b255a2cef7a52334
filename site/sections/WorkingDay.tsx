import type { Solution } from '../../content/schemas/solution.ts';
import { Section } from '../ui/Section.tsx';

type Day = Solution['workingDay'];

/** The same day in one trade, before and after. */
export function WorkingDay({ day }: { day: Day }) {
  return (
    <Section air="half" surface="raised">
      <div className="wrap">
        <h2 className="text-h2">A working day: {day.trade}</h2>
        <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
          <Hours label="Before" moments={day.before} />
          <Hours label="After" moments={day.after} lit />
        </div>
      </div>
    </Section>
  );
}

function Hours({ label, moments, lit = false }: { label: string; moments: Day['before']; lit?: boolean }) {
  return (
    <div>
      <h3
        className={`relative border-t border-line pt-5 text-h4 ${lit ? 'before:absolute before:-top-px before:left-0 before:h-px before:w-28 before:bg-(image:--spectrum)' : ''}`}
      >
        {label}
      </h3>
      <dl className="mt-5 grid gap-4">
        {moments.map(({ time, text }) => (
          <div key={time} className="grid grid-cols-[6rem_1fr]">
            <dt className="text-ink-3 tabular-nums">{time}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
