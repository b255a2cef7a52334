import type { Solution } from '../../../content/schemas/solution.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';

type Props = { heading: string; questions: Solution['questions'] };

/** What owners ask; each answer opens without a script. */
export function Questions({ heading, questions }: Props) {
  return (
    <Section air="half" surface="ground">
      <SplitHeading heading={heading}>
        <div className="border-t border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="border-b border-line">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <span className="mt-2.5">
                  <OpenMark />
                </span>
              </summary>
              <p className="max-w-[62ch] pb-6 text-ink-2">{answer}</p>
            </details>
          ))}
        </div>
      </SplitHeading>
    </Section>
  );
}
