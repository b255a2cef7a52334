import { company } from '../../content/company.ts';
import type { Thing } from '../structured-data/articles.ts';

/** What a page tells search engines and link previews about itself. */
type PageMetadata = {
  title: string;
  description: string;
  /** The page's own address on the site, or that of the entry it shows. */
  path: string;
  kind?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  unlisted?: boolean;
};

export type DocumentProps = {
  metadata: PageMetadata;
  /** Given on pages with the generic layout: the list that Back leads to when there is no history. */
  backTo?: string;
  /** What the page is about, told to search engines. */
  structuredData?: Thing[];
};

export function documentTitle({ title, path }: PageMetadata): string {
  return path === '/' ? `${company.name}: ${company.tagline}` : `${title} | ${company.name}`;
}

/** Shown beside the name of the site, which need not be said twice. */
export const socialTitle = ({ title, path }: PageMetadata): string =>
  path === '/' ? company.tagline : title;

/** Pages are fetched when a visitor shows intent, and drawn ahead when the intent is clear. */
const pages = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/*/download', '/*.*', '/rest/*'] } }],
};

export const speculationRules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
};
