import { ArrowLink } from '../../ui/ArrowLink.tsx';
import type { Crumb } from '../reading/Crumbs.tsx';

type Props = {
  /** The page the list hangs under. */
  above: Crumb;
  title: string;
  lead: string;
};

/** The top of a list of entries: the title at the left, the sentence hanging beside it. */
export function ListHead({ above, title, lead }: Props) {
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)] pb-(--bay-half)">
      <span data-screen-only>
        <ArrowLink href={above.href} direction="back">
          {above.back}
        </ArrowLink>
      </span>
      <div className="mt-10 grid items-end gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-title tracking-tightest">{title}</h1>
        <p className="max-w-[42ch] text-lead text-ink-2">{lead}</p>
      </div>
    </div>
  );
}
