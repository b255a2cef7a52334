import type { ReactNode } from 'react';
import { cards } from '../../../content/labels.ts';
import type { ResourceHub } from '../../../content/schemas/single-pages.ts';
import type { Solution } from '../../../content/schemas/solution.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { ButtonLink, buttonClass } from '../../ui/ButtonLink.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { coversCard, growsUnderPointer } from './EntryCard.tsx';

type SolutionCardProps = {
  id: string;
  solution: Solution;
  /** What its demonstration shows, as a still picture. */
  children?: ReactNode;
};

/** A solution in the grid: a miniature of its demonstration, its name, three bullets. The whole card is the link. */
export function SolutionCard({ id, solution, children }: SolutionCardProps) {
  return (
    <article data-reveal="item" className={`${hueClass[solution.hue]} group relative flex flex-col`}>
      <PictureFrame>
        <div className={growsUnderPointer}>{children}</div>
      </PictureFrame>
      <h2 className="mt-6 text-h3">{solution.title}</h2>
      <p className="mt-3 text-ink-2">{solution.description}</p>
      <div className="mt-5 mb-6">
        <BulletList items={solution.features} />
      </div>
      <div className={`mt-auto border-t border-line pt-3 ${coversCard}`}>
        <ArrowLink href={`/solutions/${id}`} direction="on">
          {cards.learnMore}
          <span className="sr-only">{cards.aboutSolution(solution.title)}</span>
        </ArrowLink>
      </div>
    </article>
  );
}

/** A kind of resource on the hub. The whole card is the link, unless it is coming soon. */
export function ResourceCard({ card }: { card: ResourceHub['cards'][number] }) {
  return (
    <article className={`relative flex flex-col ${card.comingSoon ? '' : 'group'}`}>
      <PictureFrame>
        <div className={growsUnderPointer}>
          <Picture name={card.picture} purpose="decoration" loading="lazy" />
        </div>
      </PictureFrame>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{card.title}</h2>
        {card.comingSoon && <p className="text-small text-ink-2">{cards.comingSoon}</p>}
      </div>
      <p className="mt-3 mb-6 text-ink-2">{card.description}</p>
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
    </article>
  );
}
