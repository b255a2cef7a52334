import written from './company.json' with { type: 'json' };
import type { Company } from './schemas/company.ts';

/** What the file has, with its own name in place of {{name}}. Whether it is what pages can live with is for its schema. */
export const companyFrom = (facts: Company): Company =>
  Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [
      field,
      typeof value === 'string' ? value.replaceAll('{{name}}', () => facts.name) : value,
    ]),
  ) as Company;

/**
 * Who we are, from company.json: every page, picture, paper, feed and email says it. The texts in this folder name these fields
 * as {{name}}, {{answerTime}} and so on. A server that shows what the owner has published since it was started changes this
 * object (`speakFor`), so that what it says itself is worded when it is said.
 */
export const company: Company = companyFrom(written);

/** From now on this process speaks for these facts. */
export function speakFor(facts: Company): void {
  Object.assign(company, facts);
}
