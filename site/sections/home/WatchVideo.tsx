import type { Home } from '../../../content/schemas/home.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { type Film, FilmDialog } from './FilmDialog.tsx';

type Props = {
  words: Home['hero'];
  /** Without one the button leads to the tutorials. */
  film: Film | undefined;
};

/** Opens the film over the page. Nothing of it is fetched before; without a script the link leads to its file. */
export function WatchVideo({ words, film }: Props) {
  return (
    <>
      <a
        href={film ? film.cuts.wide.h264 : words.dialog.more.href}
        data-opens={film && 'film'}
        className={buttonClass.line}
      >
        <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="none" stroke="currentColor">
          <path d="M1 1.2v11.6L11 7 1 1.2Z" strokeWidth="1.4" strokeLinejoin="round" />
        </svg>
        {words.watch}
      </a>
      {film && <FilmDialog id="film" words={words.dialog} film={film} />}
    </>
  );
}
