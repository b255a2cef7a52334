import type { ComponentProps, ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Article } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { formatDay } from '../formats/dates.ts';
import { ArticleCard } from '../sections/lists/ArticleCard.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading, ShareButton } from '../sections/reading/Reading.tsx';
import { Related } from '../sections/reading/Related.tsx';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  words: EntryPages['blog'];
  trail: Crumb[];
  article: Article;
  readingTime: string;
  headings: Heading[];
  related: ComponentProps<typeof ArticleCard>[];
  /** The article's text. */
  children: ReactNode;
};

export function ArticleScreen({ words, trail, article, readingTime, headings, related, children }: Props) {
  return (
    <article>
      <EntryHead
        trail={trail}
        title={article.title}
        lead={article.excerpt}
        picture={article.picture}
        facts={
          <>
            <Tag>{article.category}</Tag>
            <span>{formatDay(article.date)}</span>
            <span>{readingTime}</span>
            <span>{company.author}</span>
          </>
        }
      >
        <ShareButton label={words.share} />
      </EntryHead>
      <Reading headings={headings} hasFoldedContents>
        {children}
      </Reading>
      <Related heading={words.related}>
        {related.map((card) => (
          <ArticleCard key={card.id} {...card} />
        ))}
      </Related>
    </article>
  );
}
