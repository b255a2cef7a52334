import type { Random } from '../support/random.ts';

/** A random mix of queries that an owner, a developer or an attacker may send. */

const texts = ['name', 'email', 'phone_number', 'business_details', 'website'];
const others = ['id', 'created_at', 'seconds_to_fill', 'suspected_spam', 'received_at'];
const textOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'];
const pieces = ['a', 'A', 'Z', 'é', '*', '%', '_', '.', ' ', '0', '@', "'"];
const hooks = [
  '(',
  ')',
  ',',
  '"',
  '\\',
  '{',
  '}',
  '.not.',
  'or(',
  'and(',
  'in.(',
  'is.null',
  'eq.',
  '$1',
  '--',
  '\0',
];

const word = ({ below, pick }: Random, from: string[]) =>
  Array.from({ length: below(6) }, () => pick(from)).join('');

const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;

/** Random values for the columns that are queried. */
export function makeTexts(random: Random): Record<string, string | null> {
  const optional = () => (random.chance(0.3) ? null : word(random, pieces));
  return {
    name: `a${word(random, pieces)}`,
    business_details: `Z${word(random, pieces)}`,
    phone_number: optional(),
    website: optional(),
  };
}

/** A condition on a text column, for use inside `or` and `and`. */
export function makeCondition(random: Random): { column: string; test: string } {
  const { pick, chance } = random;
  const column = pick(texts);
  if (chance(0.2)) return { column, test: `in.(${[1, 2].map(() => quoted(word(random, pieces))).join()})` };
  return { column, test: `${pick(textOperators)}.${quoted(word(random, pieces))}` };
}

/** A query string that may be invalid. */
export function makeQuery(random: Random): string {
  const { pick, below, chance } = random;
  const filter = () => {
    const { column, test } = makeCondition(random);
    const name = chance(0.2) ? pick(others) : column;
    const text = chance(0.5) ? test : word(random, [...hooks, ...pieces, test]);
    return chance(0.5)
      ? [name, text]
      : [pick(['or', 'and', 'not.or']), `(${name}.${text},${word(random, hooks)})`];
  };
  const parameters = Array.from({ length: below(4) }, filter);
  if (chance(0.2))
    parameters.push([pick(['select', 'order', 'limit', 'offset']), word(random, [...hooks, ...texts])]);
  return new URLSearchParams(parameters as [string, string][]).toString();
}
