import { reading } from '../../../content/labels.ts';
import { BackLink } from '../../ui/ButtonLink.tsx';

export type Crumb = {
  href: string;
  label: string;
  /** The text of a link back to it. */
  back: string;
};

type EntryPathProps = { trail: Crumb[]; here: string; className?: string };

/** The head of an entry's page: the link back to its list, and the breadcrumbs where there is room for both. */
export function EntryPath({ trail, here, className = '' }: EntryPathProps) {
  const list = trail.at(-1);
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-2 ${className}`}>
      {list && <BackLink to={list} />}
      <nav aria-label={reading.breadcrumb} data-screen-only className="text-small text-ink-3 max-sm:hidden">
        <ol className="flex flex-wrap gap-x-2.5">
          {trail.map(({ href, label }) => (
            <li key={href} className="flex gap-2.5 after:content-['/']">
              <a href={href} className="text-ink-2 transition-colors hover:text-ink">
                {label}
              </a>
            </li>
          ))}
          <li aria-current="page" className="line-clamp-1">
            {here}
          </li>
        </ol>
      </nav>
    </div>
  );
}

type Entry = { href: string; title: string };

/** Links to the entries before and after this one, for those who read a list in order. */
export function PreviousNext({ previous, next }: { previous: Entry | undefined; next: Entry | undefined }) {
  return (
    <nav aria-label={reading.neighbors} data-screen-only className="border-t border-line">
      <div className="wrap grid sm:grid-cols-2">
        {previous && <Way {...previous} label={reading.previous} className="pr-6" />}
        {next && (
          <Way
            {...next}
            label={reading.next}
            className={`sm:col-start-2 sm:text-right ${previous ? 'max-sm:border-t sm:pl-6' : ''}`}
          />
        )}
      </div>
    </nav>
  );
}

type WayProps = { href: string; title: string; label: string; className: string };

function Way({ href, title, label, className }: WayProps) {
  return (
    <a href={href} className={`group block border-line py-8 ${className}`}>
      <span className="text-small text-ink-3">{label}</span>
      <span className="mt-1 block font-display text-h4 font-semibold text-ink-2 transition-colors group-hover:text-ink">
        {title}
      </span>
    </a>
  );
}
