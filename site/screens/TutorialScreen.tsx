import type { ComponentProps, ReactNode } from 'react';
import type { Tutorial } from '../../content/schemas/tutorial.ts';
import type { Crumb } from '../library/trails.ts';
import type { Heading } from '../sections/Contents.tsx';
import { Reading } from '../sections/Reading.tsx';
import { Related } from '../sections/Related.tsx';
import { Transcript } from '../sections/Transcript.tsx';
import { TutorialCard } from '../sections/TutorialCard.tsx';
import { TutorialHead } from '../sections/TutorialHead.tsx';

type Props = {
  trail: Crumb[];
  id: string;
  tutorial: Tutorial;
  headings: Heading[];
  related: ComponentProps<typeof TutorialCard>[];
  /** What the page says beside the video. */
  children: ReactNode;
};

export function TutorialScreen({ trail, id, tutorial, headings, related, children }: Props) {
  return (
    <article>
      <TutorialHead
        trail={trail}
        back={{ href: '/resources/video-tutorials', label: 'Back to video tutorials' }}
        id={id}
        tutorial={tutorial}
      />
      <Reading headings={[...headings, { slug: 'transcript', text: 'Transcript' }]}>
        {children}
        <h2 id="transcript">Transcript</h2>
        <Transcript lines={tutorial.transcript} />
      </Reading>
      <Related heading="Watch next">
        {related.map((card) => (
          <TutorialCard key={card.id} {...card} />
        ))}
      </Related>
    </article>
  );
}
