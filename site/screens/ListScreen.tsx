import type { ReactNode } from 'react';
import type { Article } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { ArticleCard, cardOf } from '../sections/lists/ArticleCard.tsx';
import { CardGrid } from '../sections/lists/EntryCard.tsx';
import { EntryRow } from '../sections/lists/EntryRow.tsx';
import { type Category, CategoryFilter, ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';

type Props = {
  /** The parent page. */
  above: Crumb;
  title: string;
  lead: string;
  /** The entries, in a grid of cards or as rows. */
  children: ReactNode;
};

/** A list of entries: solutions, or one kind of resource. */
export function ListScreen({ above, title, lead, children }: Props) {
  return (
    <>
      <ListHead above={above} title={title} lead={lead} />
      {children}
    </>
  );
}

type BlogScreenProps = {
  words: EntryPages['blog'];
  /** The parent page. */
  above: Crumb;
  title: string;
  lead: string;
  categories: Category[];
  /** The address of the current list. */
  current: string;
  /** Newest first. */
  articles: ListedArticle[];
  /** Those of other categories, below. */
  others?: ListedArticle[];
};

type ListedArticle = { id: string; article: Article; readingTime: string };

export function BlogScreen(props: BlogScreenProps) {
  const { words, above, title, lead, categories, current, articles, others = [] } = props;
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
