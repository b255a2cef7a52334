import { company } from '../../content/company.ts';

/** The address of a page as the world knows it. */
export function canonicalUrl(path: string): string {
  return new URL(path, import.meta.env.SITE ?? company.url).href.replace(/\/$/, '');
}
