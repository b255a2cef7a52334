import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { Mark } from '../../ui/Mark.tsx';
import { EntryCard } from './EntryCard.tsx';

export function TutorialCard({ id, tutorial }: { id: string; tutorial: Tutorial }) {
  return (
    <EntryCard
      href={`/resources/video-tutorials/${id}`}
      title={tutorial.title}
      description={tutorial.description}
      picture={tutorial.picture}
      marks={
        <>
          <Mark>{tutorial.level}</Mark>
          <span>{tutorial.duration}</span>
        </>
      }
    />
  );
}
