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
        <li key={title} className="border-l border-line pr-8 pl-5">
          <h3>{title}</h3>
          <p className="mt-2 text-ink-2">{text}</p>
        </li>
      ))}
    </Marquee>
  );
}
