import { pause } from '../../../content/labels.ts';
import type { Solution } from '../../../content/schemas/solution.ts';
import { PauseControl } from '../../ui/PauseControl.tsx';
import { Section } from '../../ui/Section.tsx';
import { PointStrip } from '../common/PointStrip.tsx';

type Props = {
  heading: string;
  points: Solution['capabilities']['items'];
  direction: 'forward' | 'backward';
};

/** Points that pass under their heading. */
export function PointSection({ heading, points, direction }: Props) {
  return (
    <Section air="half" surface="ruled">
      <div className="wrap mb-10 flex items-end justify-between gap-8">
        <h2 className="text-h2">{heading}</h2>
        <PauseControl words={pause} />
      </div>
      <PointStrip label={heading} points={points} direction={direction} />
    </Section>
  );
}
