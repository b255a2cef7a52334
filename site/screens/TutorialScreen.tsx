import type { ReactNode } from 'react';
import type { Tutorial } from '../../content/schemas/entries.ts';
import { type Listed, TutorialCard } from '../sections/lists/EntryCard.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { Related } from '../sections/reading/Related.tsx';
import { Transcript, TutorialHead, type TutorialHeadProps } from '../sections/video/TutorialHead.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';

type Props = TutorialHeadProps & {
  headings: Heading[];
  related: Listed<Tutorial>[];
  /** The text beside the video. */
  children: ReactNode;
};

export function TutorialScreen({ headings, related, children, ...head }: Props) {
  const { words, tutorial } = head;
  return (
    <article>
      <TutorialHead {...head} />
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
        {related.map((entry) => (
          <TutorialCard key={entry.id} entry={entry} />
        ))}
      </Related>
    </article>
  );
}
