import type { Solution } from '../../../content/schemas/solution.ts';
import { Marquee } from '../../ui/Marquee.tsx';

type Props = {
  label: string;
  points: Solution['capabilities']['items'];
  direction: 'forward' | 'backward';
};

/** A loop of short points, separated by hairlines. */
export function PointStrip({ label, points, direction }: Props) {
  return (
    <Marquee label={label} kind="cards" loop="strip" direction={direction}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-5 pr-4">
          <h3 className="text-h4">{title}</h3>
          <p className="mt-2.5 text-ink-2">{text}</p>
        </li>
      ))}
    </Marquee>
  );
}
