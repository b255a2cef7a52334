import type { ResourceHub } from '../../content/schemas/single-pages.ts';
import { CardGrid } from '../sections/lists/EntryCard.tsx';
import { ListHead } from '../sections/lists/ListHead.tsx';
import { ResourceCard } from '../sections/lists/SolutionCard.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';

type Props = { hub: ResourceHub; above: Crumb };

/** All kinds of resources. */
export function HubScreen({ hub, above }: Props) {
  return (
    <>
      <ListHead above={above} title={hub.title} lead={hub.lead} />
      <CardGrid>
        {hub.cards.map((card) => (
          <ResourceCard key={card.id} card={card} />
        ))}
      </CardGrid>
    </>
  );
}
