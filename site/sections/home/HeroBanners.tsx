import type { Home } from '../../../content/schemas/home.ts';
import { Marquee } from '../../ui/Marquee.tsx';

/** Two rows of headlines that pass each other. */
export function HeroBanners({ rows }: { rows: Home['hero']['banners'] }) {
  const [top, second] = rows;
  return (
    <div className="hero-banners text-small font-medium text-ink-2">
      <Marquee label={top.label} kind="words" loop="banner-top" direction="forward">
        <Headlines words={top.headlines} />
      </Marquee>
      <Marquee label={second.label} kind="words" loop="banner-second" direction="backward">
        <Headlines words={second.headlines} />
      </Marquee>
    </div>
  );
}

function Headlines({ words }: { words: string[] }) {
  return words.map((word) => (
    <li
      key={word}
      className="flex items-center gap-5 after:h-px after:w-4.5 after:bg-(image:--spectrum) after:content-['']"
    >
      {word}
    </li>
  ));
}
