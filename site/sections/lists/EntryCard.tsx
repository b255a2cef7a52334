import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { cards, facts } from '../../../content/labels.ts';
import type { Article, CaseStudy, WhitePaper } from '../../../content/schemas/entries.ts';
import type { KindText } from '../../../content/schemas/kinds.ts';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { formatDay, formatMonth } from '../../formats/dates.ts';
import { readingTime } from '../../formats/reading-time.ts';
import { CardPicture } from '../../illustrations/Picture.tsx';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
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

const rows = {
  words: 'grid sm:items-center sm:gap-x-12 sm:grid-cols-[1fr_3fr]',
  both: 'grid sm:items-center sm:gap-x-12 sm:gap-y-6 md:grid-cols-[5fr_7fr]',
  picture: 'grid items-center gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]',
};
const titleSize = { words: 'text-h3', both: 'text-h2', picture: 'text-h2' };

type CardProps = {
  /** What leads where it is a row as wide as the page: the text, with a small picture, or the picture. */
  row?: keyof typeof rows;
  href: string;
  title: string;
  description: string;
  picture: Pictured;
  /** Category, date and length, in one quiet line above the title. */
  tag: string;
  facts?: ReactNode;
  /** Content below the description: figures, further links. */
  children?: ReactNode;
};

/** An entry of a list as a card or as a row; all of it is the link. */
export function EntryCard({ row, href, title, description, picture, tag, facts, children }: CardProps) {
  return (
    <article className={row ? `group relative ${rows[row]}` : 'group relative'}>
      <FramedPicture of={picture} />
      <div className={row ? undefined : 'min-w-0 mt-5'}>
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
          <Tag>{tag}</Tag>
          {facts}
        </div>
        <h2 className={row ? `mt-3 ${titleSize[row]}` : 'mt-2 text-h3'}>
          <a
            href={href}
            className="after:absolute after:inset-0 focus-visible:outline-none after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
          >
            {title}
          </a>
        </h2>
        <p className={`${row ? 'mt-4 max-w-[56ch]' : 'mt-3'} text-ink-2`}>{description}</p>
        {children}
      </div>
    </article>
  );
}

/** Cards in two or three columns; on a phone, rows with hairlines between them. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="cards wrap grid gap-x-8 gap-y-7 pb-(--bay) sm:grid-cols-2 sm:gap-y-16 lg:grid-cols-3">
      {children}
    </div>
  );
}

/** Rows below each other, with hairlines between them. */
export function EntryRows({ children }: { children: ReactNode }) {
  return (
    <div className="cards wrap divide-y divide-line pb-(--bay) *:py-7 *:first:pt-0 sm:*:py-10">
      {children}
    </div>
  );
}

/** An entry as its card needs it. */
export type Listed<Data> = { id: string; data: Data; body?: string | undefined };

type ArticleProps = Pick<CardProps, 'row'> & { entry: Listed<Article> };

export const ArticleCard = ({ entry: { id, data, body }, ...shape }: ArticleProps) => (
  <EntryCard
    {...data}
    {...shape}
    href={`/resources/blog/${id}`}
    description={data.excerpt}
    tag={data.category}
    facts={
      <>
        <time dateTime={data.date.toISOString().slice(0, 10)}>{formatDay(data.date)}</time>
        <span>{readingTime(body)}</span>
      </>
    }
  />
);

export function TutorialCard({ entry: { id, data } }: { entry: Listed<Tutorial> }) {
  return (
    <EntryCard
      {...data}
      href={`/resources/video-tutorials/${id}`}
      tag={data.level}
      facts={<span>{data.duration}</span>}
    />
  );
}

/** A case study with its three results. */
export function CaseStudyRow({ entry: { id, data } }: { entry: Listed<CaseStudy> }) {
  return (
    <div className={hueClass[data.hue]}>
      <EntryCard
        {...data}
        row="both"
        href={`/resources/case-studies/${id}`}
        description={data.excerpt}
        tag={data.industry}
        facts={<span>{formatMonth(data.month)}</span>}
      >
        <dl className="mt-6 grid grid-cols-3 gap-4 border-t border-line pt-4">
          {data.results.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-small text-ink-2">{label}</dt>
              <dd>
                <Figure value={value} size="card" />
              </dd>
            </div>
          ))}
        </dl>
      </EntryCard>
    </div>
  );
}

export function WhitePaperRow({ entry: { id, data } }: { entry: Listed<WhitePaper> }) {
  const href = `/resources/white-papers/${id}`;
  return (
    <EntryCard
      {...data}
      row="both"
      href={href}
      tag={facts.pages(data.pages)}
      facts={<span>{formatDay(data.date)}</span>}
    >
      <p className="relative mt-6 flex items-center gap-5 print:hidden">
        <ArrowLink href={href} direction="on">
          {cards.readOnline}
          <span className="sr-only"> {data.title}</span>
        </ArrowLink>
        <a
          href={`${href}/download`}
          aria-label={`${cards.downloadPdf}: ${data.title}`}
          title={cards.downloadPdf}
          className="grid size-10 place-items-center rounded-control border border-line-strong transition-colors hover:border-ink hover:bg-raised"
        >
          <DownloadIcon />
        </a>
      </p>
    </EntryCard>
  );
}

type TextCardProps = Pick<CardProps, 'row' | 'href'> & {
  entry: { data: { title: string; picture: EntryPicture }; body?: string | undefined };
  text: KindText;
};

/** An entry that is a text alone. */
export const TextCard = ({ entry: { data, body }, text: { lead, level }, ...card }: TextCardProps) => (
  <EntryCard {...data} {...card} description={lead} tag={level} facts={<span>{readingTime(body)}</span>} />
);
