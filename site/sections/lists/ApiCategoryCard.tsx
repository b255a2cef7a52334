import { facts } from '../../../content/labels.ts';
import type { ApiCategory } from '../../../content/schemas/api-category.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = { id: string; category: ApiCategory; endpoints: number };

export function ApiCategoryCard({ id, category, endpoints }: Props) {
  return (
    <EntryCard
      href={`/resources/api-reference/${id}`}
      title={category.title}
      description={category.description}
      picture={category.picture}
      facts={<Tag>{facts.endpoints(endpoints)}</Tag>}
    />
  );
}
