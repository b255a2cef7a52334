import type { Guide } from '../../../content/schemas/guide.ts';
import { Mark } from '../../ui/Mark.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = { id: string; guide: Guide; readingTime: string };

export function GuideCard({ id, guide, readingTime }: Props) {
  return (
    <EntryCard
      href={`/resources/documentation/${id}`}
      title={guide.title}
      description={guide.description}
      picture={guide.picture}
      marks={
        <>
          <Mark>{guide.level}</Mark>
          <span>{readingTime}</span>
        </>
      }
    />
  );
}
