import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';

/** What a solution does not do. */
export function HonestLimits({ heading, limits }: { heading: string; limits: string[] }) {
  return (
    <Section air="half" surface="ruled">
      <SplitHeading heading={heading}>
        <ul className="divide-y divide-line">
          {limits.map((limit) => (
            <li key={limit} className="max-w-[56ch] py-5 text-lead first:pt-0 last:pb-0">
              {limit}
            </li>
          ))}
        </ul>
      </SplitHeading>
    </Section>
  );
}
