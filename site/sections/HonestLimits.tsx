import { BulletList } from '../ui/BulletList.tsx';
import { Section } from '../ui/Section.tsx';
import { SplitHeading } from '../ui/SplitHeading.tsx';

/** What a solution does not do. */
export function HonestLimits({ limits }: { limits: string[] }) {
  return (
    <Section air="half" surface="ruled">
      <SplitHeading heading="What it does not do">
        <BulletList items={limits} />
      </SplitHeading>
    </Section>
  );
}
