import type { Article } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { ArticleCard, CardGrid, type Listed } from '../sections/lists/EntryCard.tsx';
import { type Category, CategoryFilter } from '../sections/lists/ListHead.tsx';

type Props = {
  words: EntryPages['blog'];
  categories: Category[];
  current: string;
  /** Newest first. */
  articles: Listed<Article>[];
  others?: Listed<Article>[];
};

/** A list of articles, below its head. */
export function BlogScreen({ words, categories, current, articles, others = [] }: Props) {
  const [newest, ...earlier] = articles;
  return (
    <>
      <CategoryFilter label={words.categories} categories={categories} current={current} />
      {newest && <ArticleFeature entry={newest} />}
      <ArticleCards entries={earlier} />
      {others.length > 0 && (
        <>
          <h2 className="wrap pb-10 text-h2">{words.otherArticles}</h2>
          <ArticleCards entries={others} />
        </>
      )}
    </>
  );
}

const ArticleCards = ({ entries }: { entries: Listed<Article>[] }) => (
  <CardGrid>
    {entries.map((entry) => (
      <ArticleCard key={entry.id} entry={entry} />
    ))}
  </CardGrid>
);

/** The newest article, as wide as the page. */
export const ArticleFeature = ({ entry }: { entry: Listed<Article> }) => (
  <div className="wrap pb-16">
    <ArticleCard row="picture" entry={entry} />
  </div>
);
