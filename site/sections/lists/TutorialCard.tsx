import type { CardScene } from '../../../content/schemas/lesson.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { LessonScene } from '../../miniatures/LessonScene.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = {
  id: string;
  tutorial: Tutorial;
  /** A scene of its lesson. A recording has none, and shows its drawing. */
  scene: CardScene | undefined;
};

export function TutorialCard({ id, tutorial, scene }: Props) {
  return (
    <EntryCard
      href={`/resources/video-tutorials/${id}`}
      title={tutorial.title}
      description={tutorial.description}
      picture={scene ? <LessonScene scene={scene} /> : tutorial.picture}
      facts={
        <>
          <Tag>{tutorial.level}</Tag>
          <span>{tutorial.duration}</span>
        </>
      }
    />
  );
}
