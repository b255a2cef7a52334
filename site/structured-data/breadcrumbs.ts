import { canonicalUrl } from '../sitemap/canonical-url.ts';
import type { Thing } from './json-ld.ts';

type Step = { href: string; label: string };

/** The trail a visitor sees at the top of the page, ending with the page. */
export function breadcrumbs(trail: Step[], here: { title: string; path: string }): Thing {
  const steps = [...trail, { href: here.path, label: here.title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(href),
    })),
  };
}
