import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Tutorial } from '../../content/schemas/tutorial.ts';
import { formatDay } from '../library/dates.ts';
import type { Crumb } from '../library/trails.ts';
import type { Heading } from '../sections/Contents.tsx';
import { EntryHead } from '../sections/EntryHead.tsx';
import { Reading } from '../sections/Reading.tsx';
import { Transcript } from '../sections/Transcript.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Mark } from '../ui/Mark.tsx';

type Props = {
  trail: Crumb[];
  tutorial: Tutorial;
  transcriptHref: string;
  headings: Heading[];
  /** What the page says beside the video. */
  children: ReactNode;
};

export function TutorialScreen({ trail, tutorial, transcriptHref, headings, children }: Props) {
  return (
    <article>
      <EntryHead
        trail={trail}
        back={{ href: '/resources/video-tutorials', label: 'Back to video tutorials' }}
        title={tutorial.title}
        lead={tutorial.description}
        picture={tutorial.picture}
        marks={
          <>
            <Mark>{tutorial.level}</Mark>
            <span>{tutorial.duration}</span>
            <span>{company.author}</span>
            <span>{formatDay(tutorial.date)}</span>
          </>
        }
      >
        <ButtonLink href={tutorial.video.page} variant="solid">
          Play
        </ButtonLink>
        <ButtonLink href={transcriptHref} variant="line">
          Download Transcript
        </ButtonLink>
      </EntryHead>
      <Reading headings={[...headings, { slug: 'transcript', text: 'Transcript' }]}>
        {children}
        <h2 id="transcript">Transcript</h2>
        <Transcript lines={tutorial.transcript} />
      </Reading>
    </article>
  );
}
