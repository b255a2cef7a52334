import { company } from '../../content/company.ts';
import type { Thing } from '../structured-data/articles.ts';

/** What a page tells search engines and link previews. */
type PageMetadata = {
  title: string;
  metaDescription: string;
  /** The page's path, or that of the entry it shows. */
  path: string;
  kind?: 'website' | 'article';
  /** Keeps the page out of search engines. */
  unlisted?: boolean;
};

export type DocumentProps = {
  metadata: PageMetadata;
  /** Given on pages with the generic layout: the list that Back leads to when there is no history. */
  backTo?: string;
  /** The page's structured data for search engines. */
  structuredData?: Thing[];
};

export function documentTitle({ title, path }: PageMetadata): string {
  return path === '/' ? `${company.name}: ${company.tagline}` : `${title} | ${company.name}`;
}

/** The title for link previews, which show the site's name beside it anyway. */
export const socialTitle = ({ title, path }: PageMetadata): string =>
  path === '/' ? company.tagline : title;

/**
 * A page fades into the next one. In a style sheet that is fetched the rule may count only after the page is revealed, which
 * browsers report as an error of the page. So it stands in the head, written by a script, because validators of HTML do not
 * know it.
 */
export const transitions = "document.write('<style>@view-transition{navigation:auto}</style>')";

/** Prefetches pages at a hint of intent, and prerenders them when the intent is clear. */
const pages = {
  and: [{ href_matches: '/*' }, { not: { href_matches: ['/*/download', '/*.*', '/rest/*'] } }],
};

export const speculationRules = {
  prefetch: [{ where: pages, eagerness: 'moderate' }],
  prerender: [{ where: pages, eagerness: 'conservative' }],
};
