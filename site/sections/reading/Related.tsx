import type { ReactNode } from 'react';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { Section } from '../../ui/Section.tsx';

/** Two entries to read next. */
export function Related({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div data-screen-only>
      <Section air="half" surface="ruled">
        <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_9fr]">
          <h2 className="text-h2">{heading}</h2>
          <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">{children}</div>
        </div>
      </Section>
    </div>
  );
}

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
