export type Claims = Awaited<ReturnType<typeof readClaims>>;

/**
 * What a published site says about its owner, its quotes, its prices and who handles messages for it, read from its pages
 * as anybody can read them. The doctor and the desk say what of it is still open.
 */
export async function readClaims(site: string) {
  const pageAt = async (path: string) => (await fetch(new URL(path, site))).text();
  const [home, prices, answers, privacy, sitemap] = await Promise.all(
    ['/', '/pricing', '/answers', '/privacy', '/sitemap.xml'].map(pageAt),
  );
  const [organization] = thingsIn(home);
  const studies = caseStudiesIn(sitemap);
  const stories = await Promise.all(studies.map(pageAt));
  return {
    /** Whether pages name an address that nobody has, which search engines and previews of links take for theirs. */
    isAtExample: /property="og:url" content="[^"]*\.example"/.test(home ?? ''),
    /** Whether the site says who stands behind it: a legal name and an address. */
    namesOwner: Boolean(organization?.legalName && organization.address),
    /** The ids of case studies with a quotation that no customer has confirmed. */
    illustrative: studies
      .filter((_, index) => stories[index]?.includes('data-illustrative'))
      .map((path) => path.slice(path.lastIndexOf('/') + 1)),
    namesPrices: prices?.includes('data-priced') === true,
    namesModel: answers?.includes('the one that your offer names') === false,
    /** How many of the companies that handle messages have no name. */
    unnamedProcessors: (privacy?.split('data-unnamed').length ?? 1) - 1,
  };
}

type Thing = { legalName?: string; address?: string };

function thingsIn(html = ''): Thing[] {
  const [, json] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return json ? JSON.parse(json)['@graph'] : [];
}

/** The sitemap has the addresses that visitors use, which may differ from the site that is read. */
const caseStudiesIn = (sitemap = ''): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => /^\/resources\/case-studies\/./.test(path));
