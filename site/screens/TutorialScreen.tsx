import type { ReactNode } from 'react';
import type { Tutorial } from '../../content/schemas/tutorial.ts';
import type { Heading } from '../sections/Contents.tsx';
import { Reading } from '../sections/Reading.tsx';
import { Transcript } from '../sections/Transcript.tsx';
import { TutorialHead } from '../sections/TutorialHead.tsx';

type Props = {
  id: string;
  tutorial: Tutorial;
  headings: Heading[];
  related: ReactNode;
  /** What the page says beside the video. */
  children: ReactNode;
};

export function TutorialScreen({ id, tutorial, headings, related, children }: Props) {
  return (
    <article>
      <TutorialHead
        trail={[
          { href: '/resources', label: 'Resources' },
          { href: '/resources/video-tutorials', label: 'Video Tutorials' },
        ]}
        back={{ href: '/resources/video-tutorials', label: 'Back to video tutorials' }}
        id={id}
        tutorial={tutorial}
      />
      <Reading headings={[...headings, { slug: 'transcript', text: 'Transcript' }]}>
        {children}
        <h2 id="transcript">Transcript</h2>
        <Transcript lines={tutorial.transcript} />
      </Reading>
      {related}
    </article>
  );
}
