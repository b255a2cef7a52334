import { Fragment, type ReactNode } from 'react';
import { video as labels } from '../../../content/labels.ts';
import type { EntryPages } from '../../../content/schemas/single-pages.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import type { PlayedVideo } from './played-video.ts';

type Props = {
  words: EntryPages['video-tutorials'];
  video: PlayedVideo;
  /** The folder of the tutorial's files. */
  folder: string;
  /** The base name of downloaded files. */
  name: string;
};

/** The downloads of a tutorial. */
export function VideoDownloads({ words, video, folder, name }: Props) {
  return (
    <ul data-screen-only className="border-t border-line text-small">
      <LineLink
        href={`${folder}/transcript.txt`}
        file={`${name}-transcript.txt`}
        note={labels.transcriptFormat}
      >
        {words.downloadTranscript}
      </LineLink>
      <LineLink href={`${folder}/captions.vtt`} file={`${name}-captions.vtt`} note={labels.captionsFormat}>
        {words.downloadCaptions}
      </LineLink>
      {video.kind === 'recording' && (
        <LineLink href={video.page} note={new URL(video.page).hostname}>
          {words.downloadVideo}
        </LineLink>
      )}
      {video.kind === 'lesson' && video.films && (
        <>
          <LineLink href={video.films.wide.address} file={`${name}.mp4`} note={labels.filmFormat}>
            {`${words.downloadVideo} ${labels.wideFilm}`}
          </LineLink>
          <LineLink href={video.films.tall.address} file={`${name}-tall.mp4`} note={labels.filmFormat}>
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
export function LineLink({ href, file, note, children }: LineLinkProps) {
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
