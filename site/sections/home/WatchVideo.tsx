import type { Home } from '../../../content/schemas/home.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { buttonClass } from '../../ui/button-class.ts';

export type Film = Pick<Tutorial, 'title' | 'duration'> & {
  /** The page about the video, for those without a script. */
  href: string;
  player: string;
};

/** Opens the video over the page. Its host is asked for nothing before that. */
export function WatchVideo({ words, film }: { words: Home['hero']; film: Film }) {
  return (
    <>
      <a href={film.href} data-opens="film" className={buttonClass.line}>
        <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="none" stroke="currentColor">
          <path d="M1 1.2v11.6L11 7 1 1.2Z" strokeWidth="1.4" strokeLinejoin="round" />
        </svg>
        {words.watch}
      </a>
      <dialog
        id="film"
        aria-labelledby="film-title"
        className="dialog m-auto w-[min(100%-2*var(--gutter),60rem,(100svh-9rem)*16/9)] max-w-none border border-line-strong bg-raised text-ink"
      >
        <div className="flex items-center justify-between gap-6 py-3 pr-3 pl-5">
          <p id="film-title" className="font-display text-h4 font-semibold tracking-tight">
            {film.title}
          </p>
          <form method="dialog">
            <button
              type="submit"
              aria-label={words.dialog.close}
              className="grid size-10 place-items-center rounded-control text-ink-2 transition-colors hover:bg-raised-2 hover:text-ink"
            >
              <svg
                aria-hidden="true"
                width="14"
                height="14"
                viewBox="0 0 14 14"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              >
                <path d="m1 1 12 12M13 1 1 13" />
              </svg>
            </button>
          </form>
        </div>
        <div data-player className="aspect-16/9 bg-ground">
          <template>
            <iframe
              src={film.player}
              title={film.title}
              allow="autoplay; fullscreen; picture-in-picture"
              className="size-full"
            />
          </template>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 px-5 py-3 text-small text-ink-2">
          <span>
            {film.duration}, {words.dialog.player}
          </span>
          <ArrowLink href={film.href} direction="on">
            {words.dialog.more}
          </ArrowLink>
        </div>
      </dialog>
    </>
  );
}
