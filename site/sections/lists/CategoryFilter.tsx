export type Category = { href: string; label: string };

type Props = {
  /** What the links are for. */
  label: string;
  categories: Category[];
  /** The address of the list shown. */
  current: string;
};

/** Links to the list of each category; the one shown is marked. */
export function CategoryFilter({ label, categories, current }: Props) {
  return (
    <nav aria-label={label} data-screen-only className="wrap pb-10">
      <ul className="flex flex-wrap gap-x-7 gap-y-1 border-b border-line text-small">
        {categories.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="relative block py-3 text-ink-2 transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-0 aria-[current]:before:-bottom-px aria-[current]:before:h-px aria-[current]:before:bg-(image:--spectrum)"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
