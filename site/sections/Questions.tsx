import type { Solution } from '../../content/schemas/solution.ts';
import { Section } from '../ui/Section.tsx';
import { SplitHeading } from '../ui/SplitHeading.tsx';

/** What owners ask; each answer opens without a script. */
export function Questions({ questions }: { questions: Solution['questions'] }) {
  return (
    <Section air="half" surface="ground">
      <SplitHeading heading="Questions owners ask">
        <div className="border-t border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="relative mt-2.5 size-3 shrink-0 before:absolute before:top-1/2 before:h-px before:w-full before:bg-current after:absolute after:left-1/2 after:h-full after:w-px after:bg-current after:transition-transform group-open:after:scale-y-0"
                />
              </summary>
              <p className="max-w-[62ch] pb-6 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </SplitHeading>
    </Section>
  );
}
