import type { Article } from '../../../content/schemas/article.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { EntryRow } from './EntryRow.tsx';

type Props = { id: string; article: Article; readingTime: string };

/** The newest article, as wide as the page. */
export function ArticleFeature({ id, article, readingTime }: Props) {
  return (
    <div className="wrap pb-16">
      <EntryRow
        lead="picture"
        href={`/resources/blog/${id}`}
        title={article.title}
        description={article.excerpt}
        picture={article.picture}
        facts={<ArticleFacts article={article} readingTime={readingTime} />}
      />
    </div>
  );
}
