import type { Article } from '../../../content/schemas/article.ts';
import { formatDay } from '../../formats/dates.ts';
import { Mark } from '../../ui/Mark.tsx';

/** What kind of article it is, of what day, and how long. */
export function ArticleMarks({ article, readingTime }: { article: Article; readingTime: string }) {
  return (
    <>
      <Mark>{article.category}</Mark>
      <time dateTime={article.date.toISOString().slice(0, 10)}>{formatDay(article.date)}</time>
      <span>{readingTime}</span>
    </>
  );
}
