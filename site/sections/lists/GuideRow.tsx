import type { Guide } from '../../../content/schemas/guide.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryRow } from './EntryRow.tsx';

type Props = { id: string; guide: Guide; readingTime: string };

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
