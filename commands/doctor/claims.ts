import { type Finding, good, open, skipped } from './finding.ts';

/** What a site tells search engines about itself says who stands behind it, and whose words it quotes. */
export async function checkClaims(site: string): Promise<Finding[]> {
  const [organization] = await thingsOn(new URL('/', site));
  const studies = await pathsOfCaseStudies(site);
  const isConfirmed = await Promise.all(
    studies.map(async (path) =>
      (await thingsOn(new URL(path, site))).some(({ hasPart }) => hasPart?.['@type'] === 'Quotation'),
    ),
  );
  const illustrative = studies.filter((_, index) => !isConfirmed[index]);
  return [
    organization?.legalName && organization.address
      ? good('the site says who stands behind it')
      : open(
          'the site does not say who stands behind it',
          'Fill in legalName and address in content/company.ts: many countries ask for both.',
        ),
    studies.length === 0
      ? skipped('no case study is there to look at')
      : illustrative.length === 0
        ? good('every quotation is confirmed by its customer')
        : open(
            `${illustrative.length} quotations are called illustrative: ${illustrative.map(idOf).join(', ')}`,
            'Once a customer agrees to the words, write `confirmed: true` below them in content/case-studies/.',
          ),
  ];
}

type Thing = { legalName?: string; address?: string; hasPart?: { '@type'?: string } };

async function thingsOn(page: URL): Promise<Thing[]> {
  const html = await (await fetch(page)).text();
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json)['@graph'] : [];
}

/** The sitemap names pages by the address that visitors use, which may not be the one looked at. */
async function pathsOfCaseStudies(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/resources\/case-studies\/./.test(path));
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
