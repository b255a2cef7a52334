import type { Solution } from '../../../content/schemas/solution.ts';
import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';

/** Numbered steps, one below the other. */
export function Steps({ heading, steps }: { heading: string; steps: Solution['steps'] }) {
  return (
    <Section air="half" surface="ruled">
      <SplitHeading heading={heading}>
        <ol>
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] border-b border-line py-8 first:pt-0 last:border-0 last:pb-0"
            >
              <span aria-hidden="true" className="font-display text-h3 text-ink-3 tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[56ch] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SplitHeading>
    </Section>
  );
}
