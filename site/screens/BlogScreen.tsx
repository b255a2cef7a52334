import type { Article } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { ArticleCard, CardGrid, cardOf } from '../sections/lists/EntryCard.tsx';
import { EntryRow } from '../sections/lists/EntryRow.tsx';
import { type Category, CategoryFilter } from '../sections/lists/ListHead.tsx';

type Props = {
  words: EntryPages['blog'];
  categories: Category[];
  /** The address of the current list. */
  current: string;
  /** Newest first. */
  articles: ListedArticle[];
  /** Those of other categories, below. */
  others?: ListedArticle[];
};

type ListedArticle = { id: string; article: Article; readingTime: string };

/** A list of articles, below its head. */
export function BlogScreen({ words, categories, current, articles, others = [] }: Props) {
  const [newest, ...earlier] = articles;
  return (
    <>
      <CategoryFilter label={words.categories} categories={categories} current={current} />
      {newest && <ArticleFeature {...newest} />}
      <CardGrid>
        {earlier.map((article) => (
          <ArticleCard key={article.id} {...article} />
        ))}
      </CardGrid>
      {others.length > 0 && (
        <>
          <h2 className="wrap pb-10 text-h2">{words.otherArticles}</h2>
          <CardGrid>
            {others.map((article) => (
              <ArticleCard key={article.id} {...article} />
            ))}
          </CardGrid>
        </>
      )}
    </>
  );
}

/** The newest article, as wide as the page. */
export const ArticleFeature = (article: ListedArticle) => (
  <div className="wrap pb-16">
    <EntryRow lead="picture" {...cardOf(article)} />
  </div>
);
