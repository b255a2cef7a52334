import { cards } from '../../../content/labels.ts';
import type { ResourceHub } from '../../../content/schemas/resource-hub.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { coversCard, growsUnderPointer } from './EntryCard.tsx';

/** A kind of resource on the hub; one that is coming soon has nothing to press yet. Otherwise all of the card is the link. */
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
