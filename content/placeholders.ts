import { wordHours } from './answered-on.ts';
import { company } from './company.ts';
import { namesIn } from './names-in.js';
import type { Company } from './schemas/company.ts';
import { numberWords } from './schemas/shared.ts';
import { namedResults } from './sums.ts';

/** The facts that a text is filled in with. They may differ from those that this process uses itself. */
export type Facts = Readonly<Record<string, unknown>>;

/** Computed on first use, because formatting the first amount would add 12 ms to each start of a server. */
const known = new Map<string, ReadonlyMap<string, string>>();
function results(facts: Facts): ReadonlyMap<string, string> {
  const { currency } = facts as Company;
  const found = known.get(currency) ?? new Map([...namedResults(currency), ...numberOfSolutions()]);
  known.set(currency, found);
  return found;
}

/** As a word, within a sentence and at its beginning. */
function numberOfSolutions(): [name: string, word: string][] {
  const { length } = namesIn('solutions', '.yaml');
  const word = numberWords[length] ?? String(length);
  return [
    ['solutions.count', word],
    ['solutions.Count', `${word.charAt(0).toUpperCase()}${word.slice(1)}`],
  ];
}

/** The names that texts may have in two pairs of braces, with the values that pages show for them. */
export const placeholdersOf = (facts: Facts): Map<string, string> =>
  new Map([
    ...Object.keys(facts).flatMap((field): [string, string][] => {
      const value = meaningOf(field, facts);
      return value === undefined ? [] : [[field, value]];
    }),
    ...results(facts),
  ]);

function meaningOf(field: string, facts: Facts): string | undefined {
  const value = Object.hasOwn(facts, field) ? facts[field] : undefined;
  if (field === 'answeredOn') return wordHours(value as Company['answeredOn']);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : results(facts).get(field);
}

/** The workflows described in the API reference have placeholders of their own. */
const ofWorkflows = /^(appointment|event|input)\.\w+$/;

/** The length is limited, because a long text of braces alone would keep the server busy for seconds. */
const placeholder = /\{\{(.{0,100}?)\}\}/g;

/** The message about an unknown name lists the known ones. */
export const wordUnknown = (written: string) =>
  `${written} stands for nothing; content/company.json has ${Object.keys(company).join(', ')}, and content/sums.ts names such as sums.barber.stays`;

/** Fills in a text's placeholders. Unknown ones are passed to `unknown`, and those of workflows stay. */
export const filledText = (text: string, unknown: (written: string) => string, facts: Facts = company) =>
  text.replace(placeholder, (written, inside: string) => {
    const field = inside.trim();
    return ofWorkflows.test(field) ? written : (meaningOf(field, facts) ?? unknown(written));
  });
