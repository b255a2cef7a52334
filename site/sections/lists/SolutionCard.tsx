import { cards } from '../../../content/labels.ts';
import type { ResourceHub } from '../../../content/schemas/single-pages.ts';
import type { Solution } from '../../../content/schemas/solution.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ButtonLink, buttonClass } from '../../ui/ButtonLink.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { coversCard, FramedPicture, type Pictured } from './EntryCard.tsx';

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
