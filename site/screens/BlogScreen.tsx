import type { Article } from '../../content/schemas/article.ts';
import type { EntryPages } from '../../content/schemas/entry-pages.ts';
import { ArticleCard } from '../sections/lists/ArticleCard.tsx';
import { ArticleFeature } from '../sections/lists/ArticleFeature.tsx';
import { CardGrid } from '../sections/lists/CardGrid.tsx';
import { type Category, CategoryFilter } from '../sections/lists/CategoryFilter.tsx';
import { ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';

type Props = {
  words: EntryPages['blog'];
  /** The page the list hangs under. */
  above: Crumb;
  title: string;
  lead: string;
  categories: Category[];
  /** The address of the list shown. */
  current: string;
  /** Newest first. */
  articles: { id: string; article: Article; readingTime: string }[];
};

export function BlogScreen({ words, above, title, lead, categories, current, articles }: Props) {
  const [newest, ...earlier] = articles;
  return (
    <>
      <ListHead above={above} title={title} lead={lead} />
      <CategoryFilter label={words.categories} categories={categories} current={current} />
      {newest && <ArticleFeature {...newest} />}
      <CardGrid>
        {earlier.map((article) => (
          <ArticleCard key={article.id} {...article} />
        ))}
      </CardGrid>
    </>
  );
}
