import { pause } from '../../../content/labels.ts';
import type { Home } from '../../../content/schemas/home.ts';
import { hueClass } from '../../ui/hue-class.ts';
import { PauseControl } from '../../ui/PauseControl.tsx';

type Props = { badges: Home['hero']['badges']; hint: string };

/** The edge of the first screen: two promises, the way down, and the switch for what moves. */
export function HeroFoot({ badges, hint }: Props) {
  return (
    <div data-hero-foot className="row-start-3 border-t border-line">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-10 gap-y-1 py-3.5 text-small sm:justify-start">
        <ul className="flex grow justify-between gap-x-8 gap-y-2 font-medium max-sm:basis-full max-xs:flex-wrap sm:grow-0">
          {badges.map(({ label, hue }) => (
            <li
              key={label}
              className={`${hueClass[hue]} flex items-center gap-3 before:size-1.75 before:rounded-full before:bg-(--hue)`}
            >
              {label}
            </li>
          ))}
        </ul>
        <a
          href="#services"
          className="hero-hint inline-flex min-h-8 items-center gap-3 text-ink-2 transition-colors after:h-8 after:w-px after:bg-linear-to-b after:from-transparent after:to-ink hover:text-ink"
        >
          {hint}
        </a>
        <span className="sm:ml-auto">
          <PauseControl words={pause} />
        </span>
      </div>
    </div>
  );
}
