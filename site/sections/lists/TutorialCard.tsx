import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';

export function TutorialCard({ id, tutorial }: { id: string; tutorial: Tutorial }) {
  return (
    <EntryCard
      href={`/resources/video-tutorials/${id}`}
      title={tutorial.title}
      description={tutorial.description}
      picture={tutorial.picture}
      facts={
        <>
          <Tag>{tutorial.level}</Tag>
          <span>{tutorial.duration}</span>
        </>
      }
    />
  );
}
