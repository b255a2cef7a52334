import type { Link } from '../../../content/schemas/shared.ts';
import type { Shell } from '../../../content/schemas/single-pages.ts';
import { searchPath } from '../../../contract/search-index.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon, SearchIcon } from '../../ui/icons.tsx';
import { isLongName, Logo } from './Logo.tsx';

type Props = { words: Shell; prices: Link; backTo: string | undefined };

/** The fixed header. On pages with the generic layout (`backTo`) it has Back, Log in and Sign up. */
export function SiteHeader({ words, prices, backTo }: Props) {
  return (
    <header className="site-header fixed inset-x-0 top-0 z-20 isolate">
      <div className="wrap flex h-(--header-height) items-center gap-3 md:gap-5 lg:gap-8">
        {backTo && <BackLink href={backTo} label={words.back} />}
        <a href="/" aria-label={words.home} className="mr-auto flex min-h-10 items-center">
          <Logo />
        </a>
        <nav aria-label={words.mainLinks} className="hidden gap-5 text-small text-ink-2 md:flex lg:gap-8">
          {words.links.map(({ href, label }) => (
            <a key={href} href={href} className="py-2 transition-colors hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <a
          href={searchPath}
          data-search
          aria-label={words.search}
          className="grid size-10 place-items-center rounded-control text-ink-2 transition-colors hover:text-ink max-md:hidden"
        >
          <SearchIcon />
        </a>
        {backTo ? (
          <div className="hidden gap-3 md:flex">
            {words.account.map((link, index) => (
              <ButtonLink key={link.href} {...link} variant={index === 0 ? 'line-small' : 'solid-small'} />
            ))}
          </div>
        ) : (
          // On a phone with letters twice as large it stands in the menu alone.
          // A long name needs its room, too.
          <div className={isLongName ? 'shrink-0 max-[26rem]:hidden' : 'max-[18rem]:hidden'}>
            <ButtonLink {...words.action} variant="solid-small" />
          </div>
        )}
        <SiteMenu words={words} prices={prices} withAccount={backTo !== undefined} />
      </div>
    </header>
  );
}

function BackLink({ href, label }: Link) {
  return (
    <a
      href={href}
      data-back
      className="inline-flex min-h-10 shrink-0 items-center gap-2 rounded-control border border-line-strong px-3 text-small font-semibold transition-colors hover:border-ink"
    >
      <Icon width={14} height={12} path="M13 6H1M5.5 1.5 1 6l4.5 4.5" />
      {label}
    </a>
  );
}

const entryClass = 'block py-4 font-display text-h3 font-semibold tracking-tight';

/**
 * On small screens the links are in a popover, which opens, closes on Escape and returns the focus without a script.
 */
function SiteMenu({ words, prices, withAccount }: { words: Shell; prices: Link; withAccount: boolean }) {
  const { links, account, contact } = words;
  const entries = [...links, prices, ...(withAccount ? account : [contact])];
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={words.menu}
        className="grid size-10 shrink-0 place-items-center rounded-control border border-line-strong transition-colors hover:border-ink md:hidden"
      >
        {/* Drawn around the middle, about which the lines turn. */}
        <svg
          aria-hidden="true"
          width="18"
          height="18"
          viewBox="-9 -9 18 18"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M-9-4H9" />
          <path d="M-9 4H9" />
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
