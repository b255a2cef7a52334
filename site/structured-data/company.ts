import { company } from '../../content/company.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';
import type { Thing } from './json-ld.ts';

const home = canonicalUrl('/');
const id = `${home}/#organization`;

/** Who stands behind a page: the company, named in full on the home page. */
export const publisher: Thing = { '@type': 'Organization', '@id': id, name: company.name, url: home };

export const organization: Thing = {
  ...publisher,
  description: company.description,
  slogan: company.tagline,
  logo: canonicalUrl('/icon.svg'),
  ...(company.legalName && { legalName: company.legalName }),
  ...(company.address && { address: company.address }),
  email: company.email,
  ...(company.phone && { telephone: company.phone }),
  ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ url }) => url) }),
};

export const webSite: Thing = {
  '@type': 'WebSite',
  '@id': `${home}/#website`,
  name: company.name,
  url: home,
  description: company.description,
  inLanguage: 'en-US',
  publisher: { '@id': id },
};
