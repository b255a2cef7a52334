import type { Article } from '../../content/schemas/article.ts';
import { ArticleCard } from '../sections/lists/ArticleCard.tsx';
import { ArticleFeature } from '../sections/lists/ArticleFeature.tsx';
import { CardGrid } from '../sections/lists/CardGrid.tsx';
import { type Category, CategoryFilter } from '../sections/lists/CategoryFilter.tsx';
import { ListHead } from '../sections/lists/ListHead.tsx';

type Props = {
  title: string;
  lead: string;
  categories: Category[];
  /** The address of the list shown. */
  current: string;
  /** Newest first. */
  articles: { id: string; article: Article; readingTime: string }[];
};

export function BlogScreen({ title, lead, categories, current, articles }: Props) {
  const [newest, ...earlier] = articles;
  return (
    <>
      <ListHead back={{ href: '/resources', label: 'Back to resources' }} title={title} lead={lead} />
      <CategoryFilter categories={categories} current={current} />
      {newest && <ArticleFeature {...newest} />}
      <CardGrid>
        {earlier.map((article) => (
          <ArticleCard key={article.id} {...article} />
        ))}
      </CardGrid>
    </>
  );
}
