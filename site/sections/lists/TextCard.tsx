import type { ComponentProps } from 'react';
import type { KindText } from '../../../content/schemas/kinds.ts';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import { readingTime } from '../../formats/reading-time.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';

/** An entry that is a text alone. */
type Props = Pick<ComponentProps<typeof EntryCard>, 'row'> & {
  href: string;
  entry: { data: { title: string; picture: EntryPicture }; body?: string | undefined };
  text: KindText;
};

export const TextCard = ({ entry: { data, body }, text: { lead, level }, ...card }: Props) => (
  <EntryCard
    {...data}
    {...card}
    description={lead}
    facts={
      <>
        <Tag>{level}</Tag>
        <span>{readingTime(body)}</span>
      </>
    }
  />
);
