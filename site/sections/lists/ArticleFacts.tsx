import type { Article } from '../../../content/schemas/article.ts';
import { formatDay } from '../../formats/dates.ts';
import { Tag } from '../../ui/Tag.tsx';

/** What kind of article it is, of what day, and how long. */
export function ArticleFacts({ article, readingTime }: { article: Article; readingTime: string }) {
  return (
    <>
      <Tag>{article.category}</Tag>
      <time dateTime={article.date.toISOString().slice(0, 10)}>{formatDay(article.date)}</time>
      <span>{readingTime}</span>
    </>
  );
}
