import type { ReactNode } from 'react';
import { type CardProps, CoveringLink, FramedPicture } from './EntryCard.tsx';

type Props = CardProps & {
  /** Whether the text leads, with a small picture, or the picture. */
  lead: keyof typeof shape;
};

const shape = {
  words: 'grid sm:items-center sm:gap-x-12 sm:grid-cols-[1fr_3fr]',
  both: 'grid sm:items-center sm:gap-x-12 sm:gap-y-6 md:grid-cols-[5fr_7fr]',
  picture: 'grid items-center gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]',
};
const titleSize = { words: 'text-h3', both: 'text-h2', picture: 'text-h2' };

/** An entry as wide as the page; all of it is the link. */
export function EntryRow({ href, title, description, picture, lead, facts, children }: Props) {
  return (
    <article className={`group relative ${shape[lead]}`}>
      <FramedPicture of={picture} />
      <div>
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">{facts}</div>
        <h2 className={`mt-3 ${titleSize[lead]}`}>
          <CoveringLink href={href}>{title}</CoveringLink>
        </h2>
        <p className="mt-4 max-w-[56ch] text-ink-2">{description}</p>
        {children}
      </div>
    </article>
  );
}

/** Entries below each other, with hairlines between them. */
export function EntryRows({ children }: { children: ReactNode }) {
  return (
    <div className="cards wrap divide-y divide-line pb-(--bay) *:py-7 *:first:pt-0 sm:*:py-10">
      {children}
    </div>
  );
}
