import { video as labels } from '../../../content/labels.ts';
import type { ChapterLink } from './played-video.ts';

/** The chapters of a lesson. Each is played alone; without a script it is read in the story. */
export function Chapters({ chapters }: { chapters: ChapterLink[] }) {
  return (
    <nav aria-label={labels.chapters} data-screen-only className="mt-6 text-small">
      <ol className="grid gap-x-12 border-t border-line sm:grid-cols-2">
        {chapters.map(({ href, name, shows, length }) => (
          <li key={href} className="border-b border-line">
            <a
              href={href}
              className="flex items-baseline justify-between gap-4 py-3 font-medium transition-colors hover:text-ink-2"
            >
              {name}
              <span className="font-normal text-ink-3">{` ${shows} ${length}`}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
