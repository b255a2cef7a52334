import { BackLink } from '../../ui/ButtonLink.tsx';
import type { Crumb } from '../reading/Crumbs.tsx';

/** The head of a list of entries: the title on the left, the lead beside it. */
export function ListHead({ above, title, lead }: { above: Crumb; title: string; lead: string }) {
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)] pb-(--bay-half)">
      <BackLink to={above} />
      <div className="mt-10 grid items-end gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="text-title tracking-tightest">{title}</h1>
        <p className="max-w-[42ch] text-lead text-ink-2">{lead}</p>
      </div>
    </div>
  );
}

export type Category = { href: string; label: string };

type CategoryFilterProps = {
  label: string;
  categories: Category[];
  current: string;
};

/** Links to the list of each category. The current one is marked. */
export function CategoryFilter({ label, categories, current }: CategoryFilterProps) {
  return (
    <nav aria-label={label} data-screen-only className="wrap pb-10">
      {/* On a phone they wrap: then each line is below its own words, and not on the edge of the list. */}
      <ul className="flex flex-wrap gap-x-7 border-line text-small sm:border-b">
        {categories.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="relative block py-3 text-ink-2 transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:bottom-2 sm:aria-[current]:before:-bottom-px aria-[current]:before:h-px aria-[current]:before:bg-(image:--spectrum)"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
