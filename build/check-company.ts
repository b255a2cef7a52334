import { company } from '../content/company.ts';
import { company as schema } from '../content/schemas/company.ts';
import { mistakesIn } from '../content/schemas/mistakes.ts';
import { Slip } from './slip.ts';

/** A value in content/company.ts that pages, feeds and mails could not live with stops a build. */
export function checkCompany(): void {
  const mistakes = mistakesIn(company, schema, 'content/company.ts');
  if (mistakes.length > 0) throw new Slip(mistakes.join('\n'));
}
