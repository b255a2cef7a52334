import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Article } from '../../../content/schemas/entries.ts';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { formatDay } from '../../formats/dates.ts';
import { CardPicture } from '../../illustrations/Picture.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** A picture, or a miniature of what the card leads to. */
export type Pictured = EntryPicture | ReactElement;

/** Grows a little under the pointer. */
export function FramedPicture({ of }: { of: Pictured }) {
  return (
    <PictureFrame>
      <div className="transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.03]">
        {isValidElement(of) ? of : <CardPicture of={of} />}
      </div>
    </PictureFrame>
  );
}

/** For a card with `relative`, whose link then covers the whole card. */
export const coversCard = '[&_a]:after:absolute [&_a]:after:inset-0';

export type CardProps = {
  href: string;
  title: string;
  description: string;
  picture: Pictured;
  /** Category, date and length, in one quiet line above the title. */
  facts: ReactNode;
  /** Content below the description: figures, further links. */
  children?: ReactNode;
};

/** A card that is a link to an entry. */
export function EntryCard({ href, title, description, picture, facts, children }: CardProps) {
  return (
    <article className="group relative">
      <FramedPicture of={picture} />
      <div className="min-w-0 mt-5">
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">{facts}</div>
        <h2 className="mt-2 text-h3">
          <CoveringLink href={href}>{title}</CoveringLink>
        </h2>
        <p className="mt-3 text-ink-2">{description}</p>
        {children}
      </div>
    </article>
  );
}

/** The link of a card, which is as large as the card. */
export const CoveringLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="after:absolute after:inset-0 focus-visible:outline-none after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
  >
    {children}
  </a>
);

/** Cards in two or three columns; on a phone, rows with hairlines between them. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="cards wrap grid gap-x-8 gap-y-7 pb-(--bay) sm:grid-cols-2 sm:gap-y-16 lg:grid-cols-3">
      {children}
    </div>
  );
}

type ArticleProps = { id: string; article: Article; readingTime: string };

export const cardOf = ({ id, article, readingTime }: ArticleProps) => ({
  href: `/resources/blog/${id}`,
  title: article.title,
  description: article.excerpt,
  picture: article.picture,
  facts: <ArticleFacts article={article} readingTime={readingTime} />,
});

export const ArticleCard = (props: ArticleProps) => <EntryCard {...cardOf(props)} />;

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

export function TutorialCard({ id, tutorial }: { id: string; tutorial: Tutorial }) {
  return (
    <EntryCard
      href={`/resources/video-tutorials/${id}`}
      title={tutorial.title}
      description={tutorial.description}
      picture={tutorial.picture}
      facts={
        <>
          <Tag>{tutorial.level}</Tag>
          <span>{tutorial.duration}</span>
        </>
      }
    />
  );
}
