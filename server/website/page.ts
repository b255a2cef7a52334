import type { WebsiteWord } from '../../contract/rows.ts';
import type { PageWords, ShownBuild } from '../../contract/website.ts';
import type { Site } from '../static/site.ts';
import type { Checkout } from './checkout.ts';

export function wordsOfPage(_given: {
  path: string;
  build: ShownBuild;
  site: Site;
  checkout: Checkout;
  rows: WebsiteWord[];
  places: ReadonlyMap<string, string>;
}): PageWords | undefined {
  return undefined;
}
