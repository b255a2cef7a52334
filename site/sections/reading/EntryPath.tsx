import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { type Crumb, Crumbs } from './Crumbs.tsx';

/** Where an entry stands: the way back to its list, and the way from the top. */
export function EntryPath({ trail, here }: { trail: Crumb[]; here: string }) {
  const list = trail.at(-1);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <span data-screen-only>
        {list && (
          <ArrowLink href={list.href} direction="back">
            {list.back}
          </ArrowLink>
        )}
      </span>
      <Crumbs trail={trail} here={here} />
    </div>
  );
}
