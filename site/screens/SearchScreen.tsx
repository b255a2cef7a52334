import { search } from '../../content/labels.ts';
import { searchPath } from '../../contract/search-index.ts';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';

/** The pages of a kind, listed before anything is typed. */
type PageGroup = { label: string; pages: { href: string; title: string }[] };

/**
 * The search on a page of its own; without a script, a list of everything. The behaviour `search` fills the box, on this page or in
 * a dialog over another one, which loads the box and its style sheet from here.
 */
export function SearchScreen({ heading, kinds }: { heading: string; kinds: PageGroup[] }) {
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)] pb-(--bay)">
      <h1 className="mt-10 mb-(--bay-half) text-title tracking-tightest">{heading}</h1>
      <div data-search-box className="search-box">
        <search>
          <form action={searchPath} className="search-form">
            <SearchIcon />
            <input
              data-search-field
              type="search"
              name="q"
              aria-label={search.field}
              placeholder={search.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
              enterKeyHint="search"
              className="search-field"
            />
            <button type="button" data-search-close hidden aria-label={search.close} className="search-close">
              <CloseIcon />
            </button>
          </form>
        </search>
        <div className="search-state">
          <p data-search-status role="status" />
          <button type="button" data-search-again hidden className="search-again">
            {search.again}
          </button>
        </div>
        <div data-search-results hidden />
        <div data-search-everything className="search-everything">
          {kinds.map(({ label, pages }) => (
            <section key={label}>
              <h2 className="search-kind">{label}</h2>
              <ul>
                {pages.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href}>{title}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <template data-search-group>
          <section className="search-group">
            <h2 className="search-kind">{search.results}</h2>
            <ul />
          </section>
        </template>
        <template data-search-hit>
          <li>
            <a href={searchPath} className="search-hit">
              <span data-hit-title className="search-hit-title" />
              <span data-hit-excerpt className="search-hit-excerpt" />
            </a>
          </li>
        </template>
      </div>
    </div>
  );
}
