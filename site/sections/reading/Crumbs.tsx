import { reading } from '../../../content/labels.ts';
export type Crumb = {
  href: string;
  label: string;
  /** What a link back to it says. */
  back: string;
};

/** The way from the top of the site to this page. */
export function Crumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  return (
    <nav aria-label={reading.breadcrumb} data-screen-only className="text-small text-ink-3">
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
  );
}
