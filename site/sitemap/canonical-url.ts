import { company } from '../../content/company.ts';

/** The public address of a page. */
export function canonicalUrl(path: string): string {
  return new URL(path, import.meta.env.SITE ?? company.url).href.replace(/\/$/, '');
}
