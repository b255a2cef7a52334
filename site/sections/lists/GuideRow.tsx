import type { Guide } from '../../../content/schemas/guide.ts';
import { Mark } from '../../ui/Mark.tsx';
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
      marks={
        <>
          <Mark>{guide.level}</Mark>
          <span>{readingTime}</span>
        </>
      }
    />
  );
}
