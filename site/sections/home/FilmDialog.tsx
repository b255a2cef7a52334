import type { Home } from '../../../content/schemas/home.ts';
import { lengthOf } from '../../captions/captions.ts';
import { ArrowLink, ButtonLink, buttonClass } from '../../ui/ButtonLink.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { OpenMark } from '../../ui/OpenMark.tsx';

type Cut = { av1: string; h264: string; poster: string };

export type Film = {
  title: string;
  seconds: number;
  captions: string;
  /** For landscape and portrait screens. The browser takes the first that fits. */
  cuts: { wide: Cut; tall: Cut };
  shots: { start: number; said: string[] }[];
};

type Props = { words: Home['hero']['dialog']; demo: Home['hero']['demo']; film: Film };

/** The film, and below it its words, because it has no sound. The element exists only while the dialog is open. */
function FilmDialog({ words, demo, film }: Props) {
  return (
    <dialog
      id="film"
      aria-labelledby="film-title"
      className="dialog film-dialog m-auto rounded-card border border-line-strong bg-raised text-ink"
    >
      <div className="flex items-center justify-between gap-6 py-3 pr-3 pl-5">
        <p id="film-title" className="font-display text-h4 font-semibold tracking-tight">
          {film.title}
        </p>
        <form method="dialog">
          <button
            type="submit"
            aria-label={words.close}
            className="grid size-10 place-items-center rounded-control text-ink-2 transition-colors hover:bg-raised-2 hover:text-ink"
          >
            <CloseIcon />
          </button>
        </form>
      </div>
      <div data-player>
        <template data-media="(orientation: portrait)">
          <Player film={film} shape="tall" captions={words.captions} />
        </template>
        <template data-media="all">
          <Player film={film} shape="wide" captions={words.captions} />
        </template>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 px-5 py-3 text-small text-ink-2">
        <span>
          {lengthOf(film.seconds)}, {words.sound}
        </span>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ArrowLink href={words.more.href} direction="on">
            {words.more.label}
          </ArrowLink>
          <ButtonLink {...demo} variant="solid-small" />
        </div>
      </div>
      <details className="border-t border-line px-5 py-3 text-small text-ink-2">
        <summary className="flex items-center justify-between gap-4">
          {words.words}
          <OpenMark />
        </summary>
        <ol className="mt-3 grid gap-2 pb-2">
          {film.shots.map(({ start, said }) => (
            <li key={start}>{said.join(' ')}</li>
          ))}
        </ol>
      </details>
    </dialog>
  );
}

/** Firefox loads a poster even inside a template, so the behaviour sets it. */
function Player({ film, shape, captions }: { film: Film; shape: keyof Film['cuts']; captions: string }) {
  const cut = film.cuts[shape];
  return (
    <video
      controls
      playsInline
      preload="none"
      data-shape={shape}
      data-poster={cut.poster}
      aria-label={film.title}
      className="size-full"
    >
      <source src={cut.av1} type={'video/mp4; codecs="av01.0.08M.08"'} />
      <source src={cut.h264} type="video/mp4" />
      <track kind="captions" srcLang="en" label={captions} src={film.captions} />
    </video>
  );
}

type WatchVideoProps = {
  words: Home['hero'];
  /** Without a film the button leads to the tutorials. */
  film: Film | undefined;
};

/** Opens the film over the page. Nothing of it loads before; without a script the link leads to the file. */
export function WatchVideo({ words, film }: WatchVideoProps) {
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
      {film && <FilmDialog words={words.dialog} demo={words.demo} film={film} />}
    </>
  );
}
