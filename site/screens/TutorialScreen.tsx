import type { ComponentProps, ReactNode } from 'react';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import type { Tutorial } from '../../content/schemas/tutorial.ts';
import { TutorialCard } from '../sections/lists/EntryCard.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { Related } from '../sections/reading/Related.tsx';
import type { PlayedVideo } from '../sections/video/played-video.ts';
import { TutorialHead } from '../sections/video/TutorialHead.tsx';
import { Transcript } from '../sections/video/VideoDownloads.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';

type Props = {
  words: EntryPages['video-tutorials'];
  trail: Crumb[];
  id: string;
  tutorial: Tutorial;
  video: PlayedVideo;
  headings: Heading[];
  related: ComponentProps<typeof TutorialCard>[];
  /** The text beside the video. */
  children: ReactNode;
};

export function TutorialScreen({ words, trail, id, tutorial, video, headings, related, children }: Props) {
  return (
    <article>
      <TutorialHead words={words} trail={trail} id={id} tutorial={tutorial} video={video} />
      <Reading headings={[...headings, { slug: 'transcript', text: words.transcript }]}>
        {children}
        <details className="mt-10 border-y border-line">
          <summary className="flex min-h-12 items-center justify-between gap-4">
            <h2 id="transcript">{words.transcript}</h2>
            <OpenMark />
          </summary>
          <Transcript lines={tutorial.transcript} />
        </details>
      </Reading>
      <Related heading={words.related}>
        {related.map((card) => (
          <TutorialCard key={card.id} {...card} />
        ))}
      </Related>
    </article>
  );
}
