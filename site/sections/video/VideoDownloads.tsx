import type { ReactNode } from 'react';
import { video as labels } from '../../../content/labels.ts';
import type { EntryPages } from '../../../content/schemas/entry-pages.ts';
import type { PlayedVideo } from './played-video.ts';

type Props = {
  words: EntryPages['video-tutorials'];
  video: PlayedVideo;
  /** The folder of the tutorial's files. */
  folder: string;
  /** What downloaded files are named after. */
  name: string;
};

/** What a visitor may take along. */
export function VideoDownloads({ words, video, folder, name }: Props) {
  return (
    <ul data-screen-only className="border-t border-line text-small">
      <Download
        href={`${folder}/transcript.txt`}
        file={`${name}-transcript.txt`}
        note={labels.transcriptFormat}
      >
        {words.downloadTranscript}
      </Download>
      <Download href={`${folder}/captions.vtt`} file={`${name}-captions.vtt`} note={labels.captionsFormat}>
        {words.downloadCaptions}
      </Download>
      {video.kind === 'recording' && (
        <Download href={video.page} note={new URL(video.page).hostname}>
          {words.downloadVideo}
        </Download>
      )}
      {video.kind === 'lesson' && video.film && (
        <Download href={video.film} file={`${name}.mp4`} note={labels.filmFormat}>
          {words.downloadVideo}
        </Download>
      )}
    </ul>
  );
}

type DownloadProps = {
  href: string;
  /** The name it is kept under; what lies elsewhere is opened instead. */
  file?: string;
  note: string;
  children: ReactNode;
};

function Download({ href, file, note, children }: DownloadProps) {
  return (
    <li className="border-b border-line">
      <a
        href={href}
        download={file}
        className="flex items-baseline justify-between gap-4 py-3 font-medium transition-colors hover:text-ink-2"
      >
        {children} <span className="font-normal text-ink-3">{note}</span>
      </a>
    </li>
  );
}
