import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = { id: string; tutorial: Tutorial };

export function TutorialCard({ id, tutorial }: Props) {
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
