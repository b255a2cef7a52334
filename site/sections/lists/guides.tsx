import type { Guide } from '../../../content/schemas/entries.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryRow } from './EntryRow.tsx';

type Props = { id: string; guide: Guide; readingTime: string };

export function GuideCard({ id, guide, readingTime }: Props) {
  return (
    <EntryCard
      href={`/resources/documentation/${id}`}
      title={guide.title}
      description={guide.description}
      picture={guide.picture}
      facts={
        <>
          <Tag>{guide.level}</Tag>
          <span>{readingTime}</span>
        </>
      }
    />
  );
}

export function GuideRow({ id, guide, readingTime }: Props) {
  return (
    <EntryRow
      lead="words"
      href={`/resources/documentation/${id}`}
      title={guide.title}
      description={guide.description}
      picture={guide.picture}
      facts={
        <>
          <Tag>{guide.level}</Tag>
          <span>{readingTime}</span>
        </>
      }
    />
  );
}
