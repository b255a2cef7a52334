import { company } from '../../content/company.ts';

/** What a page tells search engines and link previews about itself. */
export type PageMetadata = {
  title: string;
  description: string;
  /** The page's own address on the site, or that of the entry it shows. */
  path: string;
  kind?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  unlisted?: boolean;
};

export function documentTitle({ title, path }: PageMetadata): string {
  return path === '/' ? `${company.name}: ${company.tagline}` : `${title} | ${company.name}`;
}
