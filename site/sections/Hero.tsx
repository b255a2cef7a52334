import type { Home } from '../../content/schemas/home.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';

/** The first screen: what we are, in the largest letters of the site. */
export function Hero({ words }: { words: Home['hero'] }) {
  return (
    <section className="flex min-h-svh flex-col">
      <div className="wrap mt-auto pt-(--header-height) pb-16">
        <h1 className="max-w-[11ch] text-headline tracking-tightest">{words.heading}</h1>
        <p className="mt-7 max-w-[34ch] text-lead text-ink-2">{words.tagline}</p>
        <div className="mt-10 flex flex-wrap gap-3.5">
          <ButtonLink href="/contact" variant="solid">
            Book a Demo
          </ButtonLink>
          <ButtonLink href="/resources/video-tutorials/getting-started" variant="line">
            Watch Video
          </ButtonLink>
        </div>
      </div>
      <div className="border-t border-line">
        <ul className="wrap flex min-h-18 flex-wrap items-center gap-x-10 gap-y-2 py-4 text-small font-medium">
          {words.badges.map(({ label, hue }) => (
            <li
              key={label}
              className={`${hueClass[hue]} flex items-center gap-3 before:size-1.75 before:rounded-full before:bg-(--hue)`}
            >
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
