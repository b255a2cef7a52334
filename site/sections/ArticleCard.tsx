import type { Article } from '../../content/schemas/article.ts';
import { formatDay } from '../library/dates.ts';
import { Mark } from '../ui/Mark.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = { id: string; article: Article; readingTime: string };

export function ArticleCard({ id, article, readingTime }: Props) {
  return (
    <EntryCard
      href={`/resources/blog/${id}`}
      title={article.title}
      description={article.excerpt}
      picture={article.picture}
      marks={
        <>
          <Mark>{article.category}</Mark>
          <span>{formatDay(article.date)}</span>
          <span>{readingTime}</span>
        </>
      }
    />
  );
}
