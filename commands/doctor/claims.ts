import { type Finding, good, open, skipped } from './finding.ts';

/** What the site says about its owner, its quotes, its prices and who handles messages for it. */
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
          'Fill in the legal name and the address, at the desk or in content/company.json: many countries ask for both.',
        ),
    studies.length === 0
      ? skipped('no case study is there to look at')
      : illustrative.length === 0
        ? good('every quotation is confirmed by its customer')
        : open(
            `${illustrative.length} quotations are called illustrative: ${illustrative.map(idOf).join(', ')}`,
            'Once a customer agrees to the words, write `confirmed: true` below them in content/case-studies/.',
          ),
    await checkPrices(site),
    await checkModel(site),
    skipped('whether the dashboard, the API and the assistants run, as the site says, is for you to confirm'),
    await checkProcessors(site),
  ];
}

async function checkPrices(site: string): Promise<Finding> {
  const html = await (await fetch(new URL('/pricing', site))).text();
  return html.includes('data-priced')
    ? good('the site says what a service costs')
    : open(
        'the site names no price: it says that the offer does',
        'Set your amounts at the desk or in content/prices.yaml, or leave it so.',
      );
}

async function checkModel(site: string): Promise<Finding> {
  const html = await (await fetch(new URL('/answers', site))).text();
  return html.includes('the one that your offer names')
    ? open(
        'the site does not name its language model: it says that the offer does',
        'Name it at the desk or in content/company.json, with its maker and its country, or leave it so.',
      )
    : good('the site names its language model');
}

async function checkProcessors(site: string): Promise<Finding> {
  const html = await (await fetch(new URL('/privacy', site))).text();
  const unnamed = html.split('data-unnamed').length - 1;
  return unnamed === 0
    ? good('the site says who handles messages for it')
    : open(
        `${unnamed} of the companies that handle messages have no name on the privacy page`,
        'Name them below `processors` in content/privacy.md: most privacy laws ask for it.',
      );
}

type Thing = { legalName?: string; address?: string; hasPart?: { '@type'?: string } };

async function thingsOn(page: URL): Promise<Thing[]> {
  const html = await (await fetch(page)).text();
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json)['@graph'] : [];
}

/** The sitemap has the addresses that visitors use, which may differ from the site that is checked. */
async function pathsOfCaseStudies(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/resources\/case-studies\/./.test(path));
}

const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
