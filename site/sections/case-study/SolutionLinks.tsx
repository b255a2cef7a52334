import type { Solution } from '../../../content/schemas/solution.ts';
import { ArrowMark } from '../../ui/ArrowMark.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';

export type UsedSolution = { href: string; solution: Pick<Solution, 'hue' | 'title' | 'description'> };

/** The solutions a case study was made with, each a line that leads to it. */
export function SolutionLinks({ heading, solutions }: { heading: string; solutions: UsedSolution[] }) {
  return (
    <div data-screen-only>
      <Section air="half" surface="ruled">
        <SplitHeading heading={heading}>
          <ul className="border-t border-line">
            {solutions.map(({ href, solution }) => (
              <li key={href} className={`${hueClass[solution.hue]} border-b border-line`}>
                <a
                  href={href}
                  className="group/arrow relative grid grid-cols-[1fr_auto] items-center gap-x-8 py-6 before:absolute before:inset-x-0 before:-bottom-px before:h-px before:origin-left before:scale-x-0 before:bg-(--hue) before:transition-transform before:duration-(--duration-calm) hover:before:scale-x-100 focus-visible:before:scale-x-100"
                >
                  <span>
                    <span className="block font-display text-h4 font-semibold tracking-tighter">
                      {solution.title}
                    </span>
                    <span className="mt-1.5 block max-w-[56ch] text-ink-2">{solution.description}</span>
                  </span>
                  <ArrowMark direction="on" />
                </a>
              </li>
            ))}
          </ul>
        </SplitHeading>
      </Section>
    </div>
  );
}
