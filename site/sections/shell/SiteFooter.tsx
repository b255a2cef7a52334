import { company } from '../../../content/company.ts';
import { footer } from '../../../content/labels.ts';
import type { Link } from '../../../content/schemas/shared.ts';
import type { Shell } from '../../../content/schemas/single-pages.ts';
import { MailLink } from '../../ui/ButtonLink.tsx';
import { isLongName, Logo } from './Logo.tsx';

/** As many of the first solutions as the first column names. */
const mostSolutions = 3;

/** The last column ends with the company's social profiles. */
const profiles = company.profiles.map(({ name, url }) => ({ href: url, label: name }));

const imprint = [company.legalName, company.address].filter((part) => part !== null).join(', ');

type Entry = { id: string; data: { title: string } };

type Props = {
  words: Shell['footer'];
  prices: Link;
  solutions: Entry[];
  /** The owner's own pages that have a link here. */
  ownPages: Entry[];
};

export function SiteFooter({ words: { promise, columns, copyright }, prices, solutions, ownPages }: Props) {
  const linksTo = (entries: Entry[], above: string) =>
    entries.map(({ id, data }) => ({ href: `${above}/${id}`, label: data.title }));
  return (
    <footer className="site-footer overflow-hidden border-t border-line pt-10 text-small text-ink-2">
      <div className="wrap">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-8 sm:grid-cols-3 lg:grid-cols-[6fr_2fr_2fr_2fr]">
          <div className="max-lg:col-span-full">
            <span className="text-ink">
              <Logo />
            </span>
            <p className="mt-4">{company.tagline}.</p>
            <p className="mt-1">
              {promise} <MailLink address={company.email} />
              {company.phone && <>, {company.phone}</>}
            </p>
          </div>
          {columns.map(({ title, links }, index) => (
            <nav key={title} aria-label={footer.links(title)}>
              <h2 className="font-text text-small font-medium tracking-normal text-ink">{title}</h2>
              <ul className="mt-3">
                {[
                  ...(index === columns.length - 1 ? [prices] : []),
                  ...links,
                  ...(index === 0 ? linksTo(solutions.slice(0, mostSolutions), '/solutions') : []),
                  ...(index === columns.length - 1 ? [...linksTo(ownPages, ''), ...profiles] : []),
                ].map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} className="inline-block min-w-6 py-1.5 transition-colors hover:text-ink">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="self-end">
            <p>{copyright}</p>
            {imprint && <p className="mt-1">{imprint}</p>}
          </div>
        </div>
      </div>
      {/* Light that fades out. It is drawn by the style sheet, because it is decoration and not text. */}
      <div
        data-name={company.name}
        className={`relative mt-6 -mb-[0.12em] text-center font-display font-semibold tracking-tightest text-raised-2 before:content-[attr(data-name)] ${isLongName ? 'text-section' : 'text-wordmark'}`}
      />
      <div className="relative h-px bg-(image:--spectrum)" />
    </footer>
  );
}
