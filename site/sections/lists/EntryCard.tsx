import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { cards, facts } from '../../../content/labels.ts';
import type { Article, CaseStudy, Solution, Tutorial, WhitePaper } from '../../../content/schemas/entries.ts';
import type { KindText } from '../../../content/schemas/kinds.ts';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import type { ResourceHub } from '../../../content/schemas/single-pages.ts';
import { formatDay, formatMonth } from '../../formats/dates.ts';
import { readingTime } from '../../formats/reading-time.ts';
import { CardPicture } from '../../illustrations/Picture.tsx';
import { ArrowLink, ButtonLink, buttonClass } from '../../ui/ButtonLink.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** A picture, or a miniature of what the card leads to. */
type Pictured = EntryPicture | ReactElement;

/** Grows a little under the pointer. */
function FramedPicture({ of }: { of: Pictured }) {
  return (
    <PictureFrame>
      <div className="transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.03]">
        {isValidElement(of) ? of : <CardPicture of={of} />}
      </div>
    </PictureFrame>
  );
}

/** For a card with `relative`, whose link then covers the whole card. */
const coversCard = '[&_a]:after:absolute [&_a]:after:inset-0';

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

type SolutionCardProps = {
  id: string;
  solution: Solution;
  /** From what it costs a month, where the owner has published it. */
  priced: string | undefined;
  /** A miniature of its demonstration, or its drawing. */
  picture: Pictured;
};

/** A solution in the grid: its picture, its name, three bullets. The whole card is the link. */
export function SolutionCard({ id, solution, priced, picture }: SolutionCardProps) {
  return (
    <article
      data-reveal="item"
      className={`${hueClass[solution.hue]} group relative sm:grid-rows-[auto_1fr]`}
    >
      <FramedPicture of={picture} />
      <div className="flex min-w-0 flex-col mt-6">
        <h2 className="text-h3">{solution.title}</h2>
        <p className="mt-3 text-ink-2">{solution.description}</p>
        {priced && <p className="mt-3 tabular-nums">{priced}</p>}
        <div className="mt-3 sm:mt-5 sm:mb-6">
          <BulletList items={solution.features} />
        </div>
        <div className={`mt-auto border-line pt-3 sm:border-t ${coversCard}`}>
          <ArrowLink href={`/solutions/${id}`} direction="on">
            {cards.learnMore}
            <span className="sr-only">{cards.aboutSolution(solution.title)}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}

/** A kind of resource on the hub. The whole card is the link, unless it is coming soon. */
export function ResourceCard({ card }: { card: ResourceHub['cards'][number] }) {
  return (
    <article className="group relative sm:grid-rows-[auto_1fr]">
      <FramedPicture of={card.picture} />
      <div className="flex min-w-0 flex-col mt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-h3">{card.title}</h2>
          {card.comingSoon && <p className="text-small text-ink-2">{cards.comingSoon}</p>}
        </div>
        <p className="mt-3 mb-5 text-ink-2 sm:mb-6">{card.description}</p>
        <div className={`mt-auto ${coversCard}`}>
          {card.comingSoon ? (
            <button type="button" disabled className={buttonClass['line-small']}>
              {cards.availableSoon}
            </button>
          ) : (
            <ButtonLink href={`/resources/${card.id}`} variant="line-small">
              {cards.explore}
              <span className="sr-only"> {card.title}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}

/** Short points, each after a line in the surrounding hue. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-ink-2">
      {items.map((item) => (
        <li
          key={item}
          className="flex gap-3 before:mt-[0.8em] before:h-px before:w-4 before:shrink-0 before:bg-(--hue,var(--color-ink-3))"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
