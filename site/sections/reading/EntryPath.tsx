import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { type Crumb, Crumbs } from './Crumbs.tsx';

/** Where an entry stands: the way back to its list, and the way from the top. */
export function EntryPath({ trail, back, here }: { trail: Crumb[]; back: Crumb; here: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <span data-screen-only>
        <ArrowLink href={back.href} direction="back">
          {back.label}
        </ArrowLink>
      </span>
      <Crumbs trail={trail} here={here} />
    </div>
  );
}
