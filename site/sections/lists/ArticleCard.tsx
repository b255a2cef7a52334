import type { Article } from '../../../content/schemas/entries.ts';
import { formatDay } from '../../formats/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = { id: string; article: Article; readingTime: string };

export const cardOf = ({ id, article, readingTime }: Props) => ({
  href: `/resources/blog/${id}`,
  title: article.title,
  description: article.excerpt,
  picture: article.picture,
  facts: <ArticleFacts article={article} readingTime={readingTime} />,
});

export const ArticleCard = (props: Props) => <EntryCard {...cardOf(props)} />;

/** An article's category, date and length. */
function ArticleFacts({ article, readingTime }: { article: Article; readingTime: string }) {
  return (
    <>
      <Tag>{article.category}</Tag>
      <time dateTime={article.date.toISOString().slice(0, 10)}>{formatDay(article.date)}</time>
      <span>{readingTime}</span>
    </>
  );
}
