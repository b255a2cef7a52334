import type { EntryPicture } from '../../../content/schemas/picture.ts';
import { Picture } from '../../illustrations/Picture.tsx';

type Props = {
  href: string;
  /** The kind of entry, and what it is about in a few words. */
  kind: string;
  about: string;
  title: string;
  picture: EntryPicture;
};

/** An entry to read next, in a row: a small drawing, and what it is. */
export function RelatedEntry({ href, kind, about, title, picture }: Props) {
  return (
    <a href={href} className="related-entry">
      <Picture of={picture} purpose="decoration" loading="lazy" sizes="8rem" />
      <span>
        <small>{kind}</small>
        <b>{title}</b>
        <small>{about}</small>
      </span>
    </a>
  );
}
