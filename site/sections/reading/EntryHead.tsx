import type { ReactNode } from 'react';
import type { EntryPicture } from '../../../content/schemas/picture.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { ButtonRow } from '../../ui/ButtonLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type Crumb, EntryPath } from './Crumbs.tsx';

type Props = {
  trail: Crumb[];
  title: string;
  lead: string;
  picture: EntryPicture;
  /** Category, date, author, length. The first one is marked. */
  facts: string[];
  children?: ReactNode;
};

/** The head of an entry's page: breadcrumbs, title, picture. */
export function EntryHead({ trail, title, lead, picture, facts, children }: Props) {
  const [first, ...others] = facts;
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)]">
      {/* On a phone the header's Back leads to the same list. */}
      <EntryPath trail={trail} here={title} className="max-sm:hidden" />
      <div className="grid items-end gap-x-16 gap-y-10 pb-(--bay-half) sm:pt-10 lg:grid-cols-[7fr_5fr] print:grid-cols-[7fr_5fr]">
        <div>
          <p className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
            {first && <Tag>{first}</Tag>}
            {others.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          <h1 className="mt-6 text-title tracking-tightest">{title}</h1>
          <p className="mt-6 max-w-[42ch] text-lead text-ink-2">{lead}</p>
          {children && (
            <div className="mt-9">
              <ButtonRow>{children}</ButtonRow>
            </div>
          )}
        </div>
        <PictureFrame>
          <Picture of={picture} purpose="content" loading="eager" />
        </PictureFrame>
      </div>
    </div>
  );
}
