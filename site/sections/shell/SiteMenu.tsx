import type { Shell } from '../../../content/schemas/shell.ts';
import { searchPath } from '../../../contract/search-index.ts';

type Props = { words: Shell; withAccount: boolean };

const entryClass = 'block py-4 font-display text-h3 font-semibold tracking-tight';

/** On small screens the links stand in a popover: it opens, closes on Escape and gives the focus back without a script. */
export function SiteMenu({ words, withAccount }: Props) {
  const { links, account, contact } = words;
  const entries = [...links, ...(withAccount ? account : [contact])];
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={words.menu}
        className="grid size-10 place-items-center rounded-control border border-line-strong transition-colors hover:border-ink md:hidden"
      >
        <svg
          aria-hidden="true"
          width="18"
          height="10"
          viewBox="0 0 18 10"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M0 1h18M0 9h18" />
        </svg>
      </button>
      <nav
        id="menu"
        popover="auto"
        aria-label={words.menu}
        className="menu fixed inset-auto top-(--header-height) right-0 left-0 m-0 w-auto border-y border-line bg-ground px-(--gutter) py-4 text-ink backdrop:bg-veil"
      >
        <ul>
          <li className="border-b border-line">
            <a href={searchPath} data-search className={entryClass}>
              {words.search}
            </a>
          </li>
          {entries.map(({ href, label }) => (
            <li key={href} className="border-b border-line last:border-0">
              <a href={href} className={entryClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
