import type { ReactNode } from 'react';
import type { PictureName } from '../../../content/schemas/picture.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** For the picture of a card that is a link, within a `group`. */
export const growsUnderPointer =
  'transition-transform duration-(--duration-slow) ease-out group-hover:scale-[1.03]';

/** For a card with `relative`, whose link then covers the whole card. */
export const coversCard = '[&_a]:after:absolute [&_a]:after:inset-0';

type Props = {
  href: string;
  title: string;
  description: string;
  picture: PictureName;
  /** Category, date and length, in one quiet line above the title. */
  facts: ReactNode;
  /** Content below the description: figures, further links. */
  children?: ReactNode;
};

/** A card that is a link to an entry. */
export function EntryCard({ href, title, description, picture, facts, children }: Props) {
  return (
    <article className="group relative flex flex-col">
      <PictureFrame>
        <div className={growsUnderPointer}>
          <Picture name={picture} purpose="decoration" loading="lazy" />
        </div>
      </PictureFrame>
      <div className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">{facts}</div>
      <h2 className="mt-2 text-h3">
        <a
          href={href}
          className="after:absolute after:inset-0 focus-visible:outline-none after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-4"
        >
          {title}
        </a>
      </h2>
      <p className="mt-3 text-ink-2">{description}</p>
      {children}
    </article>
  );
}

/** Cards in two or three columns, depending on the width. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-8 gap-y-16 pb-(--bay) sm:grid-cols-2 lg:grid-cols-3">{children}</div>
  );
}
