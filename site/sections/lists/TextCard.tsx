import type { KindText } from '../../../content/schemas/kinds.ts';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import { readingTime } from '../../formats/reading-time.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryRow } from './EntryRow.tsx';

/** An entry that is a text alone. */
type Props = {
  href: string;
  entry: { data: { title: string; picture: EntryPicture }; body?: string | undefined };
  text: KindText;
};

const shown = ({ href, entry: { data, body }, text: { lead, level } }: Props) => ({
  href,
  title: data.title,
  description: lead,
  picture: data.picture,
  facts: (
    <>
      <Tag>{level}</Tag>
      <span>{readingTime(body)}</span>
    </>
  ),
});

export const TextCard = (props: Props) => <EntryCard {...shown(props)} />;

export const TextRow = (props: Props) => <EntryRow lead="words" {...shown(props)} />;
