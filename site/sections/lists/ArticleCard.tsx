import type { Article } from '../../../content/schemas/article.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { EntryCard } from './EntryCard.tsx';

type Props = { id: string; article: Article; readingTime: string };

export function ArticleCard({ id, article, readingTime }: Props) {
  return (
    <EntryCard
      href={`/resources/blog/${id}`}
      title={article.title}
      description={article.excerpt}
      picture={article.picture}
      facts={<ArticleFacts article={article} readingTime={readingTime} />}
    />
  );
}
