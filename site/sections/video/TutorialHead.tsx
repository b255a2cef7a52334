import { Fragment, type ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { video as labels } from '../../../content/labels.ts';
import type { Tutorial } from '../../../content/schemas/entries.ts';
import type { EntryPages } from '../../../content/schemas/single-pages.ts';
import { secondsOf, usualSpeed } from '../../captions/captions.ts';
import { formatDay } from '../../formats/dates.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { buttonClass } from '../../ui/ButtonLink.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type Crumb, EntryPath } from '../reading/Crumbs.tsx';
import type { ChapterLink, PlayedVideo } from './played-video.ts';

export type TutorialHeadProps = {
  words: EntryPages['video-tutorials'];
  trail: Crumb[];
  id: string;
  tutorial: Tutorial;
  video: PlayedVideo;
};

/** The head of a tutorial: its title above the video and its chapters, and the downloads beside them. */
export function TutorialHead({ words, trail, id, tutorial, video }: TutorialHeadProps) {
  const { title, description, level, date } = tutorial;
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)] pb-(--bay-half)">
      {/* On a phone the header's Back leads to the same list. */}
      <EntryPath trail={trail} here={title} className="max-sm:hidden" />
      <h1 className="sm:mt-10 max-w-[18ch] text-title tracking-tightest">{title}</h1>
      {/* On a desk the chapters and the downloads begin on one line. */}
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <VideoStage id={id} tutorial={tutorial} video={video} />
        {video.kind === 'lesson' && <Chapters chapters={video.chapters} />}
        <div className="lg:col-start-2 lg:row-start-1">
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
            <Tag>{level}</Tag>
            <span>{company.author}</span>
            <span>{formatDay(date)}</span>
          </p>
          <p className="mt-5 text-lead text-ink-2">{description}</p>
        </div>
        <div className="lg:col-start-2">
          <VideoDownloads words={words} id={id} video={video} />
          <p data-screen-only className="mt-3 text-small text-ink-3">
            {video.kind === 'recording'
              ? labels.host(new URL(video.player).hostname)
              : labels.lesson(
                  tutorial.duration,
                  Math.round(secondsOf(tutorial.duration) / usualSpeed / 60),
                  usualSpeed,
                )}
          </p>
        </div>
      </div>
    </div>
  );
}

// The whole picture is clickable.
const play = `${buttonClass.solid} before:absolute before:inset-0`;

/** On a phone a lesson is taller, so that its pictures can be read, and on its side as high as is left below the header. */
const shapes = { recording: 'aspect-16/9', lesson: 'aspect-16/9 max-sm:has-[iframe]:aspect-4/5' };

/** A lesson's player has an edge, which lies outside of the stage, so that its pictures are as wide as what is below them. */
const widths = {
  recording: 'size-full',
  lesson: 'm-[-8px_-12px_-12px] h-[calc(100%+20px)] w-[calc(100%+24px)] max-w-none',
};

const allowed = {
  recording: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  lesson: 'autoplay; fullscreen',
};

/** The picture of a video, until Play replaces it with the player. Without a script it is a link to where it can be seen or read. */
function VideoStage({ id, tutorial, video }: { id: string; tutorial: Tutorial; video: PlayedVideo }) {
  const { title, duration, picture } = tutorial;
  return (
    <div
      id="player"
      data-video
      data-offline={labels.offline}
      className={`relative grid w-full min-w-0 ${shapes[video.kind]} max-h-[calc(100svh-var(--header-height))] overflow-clip rounded-card bg-raised print:bg-transparent`}
    >
      <div className="absolute inset-0 grid content-center">
        <Picture of={picture} purpose="content" loading="eager" />
      </div>
      <div data-screen-only className="relative flex flex-wrap content-end gap-3 p-4 max-sm:*:px-4 sm:p-6">
        <button type="button" data-video-play className={`${play} noscript:hidden`}>
          {/* The player stores the position in a lesson under this name. */}
          <PlayLabel duration={duration} place={video.kind === 'lesson' ? `lesson:${id}` : undefined} />
        </button>
        {video.kind === 'lesson' ? (
          <a href={`${video.player}?read`} className={`${buttonClass.line} relative bg-ground`}>
            {labels.readInstead}
          </a>
        ) : (
          <noscript>
            <a href={video.page} className={play}>
              <PlayLabel duration={duration} />
            </a>
          </noscript>
        )}
      </div>
      <template>
        <iframe
          src={`${video.player}?autoplay=1`}
          title={title}
          allow={allowed[video.kind]}
          className={widths[video.kind]}
        />
      </template>
    </div>
  );
}

function PlayLabel({ duration, place }: { duration: string; place?: string | undefined }) {
  return (
    <>
      <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="currentColor">
        <path d="M1 .8v12.4L11.5 7 1 .8Z" />
      </svg>
      <span data-place={place} data-continue={place && labels.continueAt}>
        {`${labels.play} `}
        <span className="ms-1 font-normal tabular-nums">{duration}</span>
      </span>
    </>
  );
}

/** The chapters of a lesson. Each is played alone; without a script it is read in the story. */
function Chapters({ chapters }: { chapters: ChapterLink[] }) {
  return (
    <nav aria-label={labels.chapters} data-screen-only className="text-small">
      <ol className="grid gap-x-12 border-t border-line sm:grid-cols-2">
        {chapters.map(({ href, name, shows, length }) => (
          <LineLink key={href} href={href} note={`${shows}, ${length}`}>
            {name}
          </LineLink>
        ))}
      </ol>
    </nav>
  );
}

type DownloadsProps = Pick<TutorialHeadProps, 'words' | 'id' | 'video'>;

export function VideoDownloads({ words, id, video }: DownloadsProps) {
  const folder = `/resources/video-tutorials/${id}`;
  return (
    <ul data-screen-only className="border-t border-line text-small">
      <LineLink
        href={`${folder}/transcript.txt`}
        file={`${id}-transcript.txt`}
        note={labels.transcriptFormat}
      >
        {words.downloadTranscript}
      </LineLink>
      <LineLink href={`${folder}/captions.vtt`} file={`${id}-captions.vtt`} note={labels.captionsFormat}>
        {words.downloadCaptions}
      </LineLink>
      {video.kind === 'recording' && (
        <LineLink href={video.page} note={new URL(video.page).hostname}>
          {words.downloadVideo}
        </LineLink>
      )}
      {video.kind === 'lesson' && video.films && (
        <>
          <LineLink href={video.films.wide.address} file={`${id}.mp4`} note={labels.filmFormat}>
            {`${words.downloadVideo} ${labels.wideFilm}`}
          </LineLink>
          <LineLink href={video.films.tall.address} file={`${id}-tall.mp4`} note={labels.filmFormat}>
            {`${words.downloadVideo} ${labels.tallFilm}`}
          </LineLink>
        </>
      )}
    </ul>
  );
}

type LineLinkProps = {
  href: string;
  /** The file name for the download. Links without one open instead. */
  file?: string;
  note: string;
  children: ReactNode;
};

/** A link as wide as its list, with a note at its end. */
function LineLink({ href, file, note, children }: LineLinkProps) {
  return (
    <li className="border-b border-line">
      <a
        href={href}
        download={file}
        className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 font-medium transition-colors hover:text-ink-2"
      >
        {children}
        <span className="font-normal text-ink-3">{` ${note}`}</span>
      </a>
    </li>
  );
}

/** What is said in a video. The behaviour `reading` makes links of its times while the player is open. */
export function Transcript({ lines }: { lines: Tutorial['transcript'] }) {
  return (
    <dl data-times className="grid gap-y-3 min-[18rem]:grid-cols-[4rem_1fr] text-body [&>dt]:text-ink-3">
      {lines.map(({ at, text }) => (
        <Fragment key={at}>
          <dt>{at}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
