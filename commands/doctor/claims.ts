import { readClaims } from '../../contract/claims.ts';
import { type Finding, good, open, skipped } from './finding.ts';

/** What the site says about its owner, its quotes, its prices and who handles messages for it. */
export async function checkClaims(site: string): Promise<Finding[]> {
  const { namesOwner, caseStudies, illustrative, namesPrices, namesModel, unnamedProcessors } =
    await readClaims(site);
  return [
    namesOwner
      ? good('the site says who stands behind it')
      : open(
          'the site does not say who stands behind it',
          'Fill in the legal name and the address, at the desk or in content/company.json: many countries ask for both.',
        ),
    caseStudies === 0
      ? skipped('no case study is there to look at')
      : illustrative.length === 0
        ? good('every quotation is confirmed by its customer')
        : open(
            `${illustrative.length} quotations are called illustrative: ${illustrative.join(', ')}`,
            'Confirm, replace or leave out each at the desk, under “Name, prices, hours”, “Case studies”.',
          ),
    namesPrices
      ? good('the site says what a service costs')
      : open(
          'the site names no price: it says that the offer does',
          'Set your amounts at the desk or in content/prices.yaml, or leave it so.',
        ),
    namesModel
      ? good('the site names its language model')
      : open(
          'the site does not name its language model: it says that the offer does',
          'Name it at the desk or in content/company.json, with its maker and its country, or leave it so.',
        ),
    skipped('whether the dashboard, the API and the assistants run, as the site says, is for you to confirm'),
    unnamedProcessors === 0
      ? good('the site says who handles messages for it')
      : open(
          `${unnamedProcessors} of the companies that handle messages have no name on the privacy page`,
          'Name them at the desk, under “Name, prices, hours”, “Who handles messages”, or in content/privacy.md: most privacy laws ask for it.',
        ),
  ];
}
