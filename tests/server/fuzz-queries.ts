import type { Random } from '../support/random.ts';

/** A random mix of queries that an owner, a developer or an attacker may send. */

const columns = ['name', 'email', 'phone_number', 'website', 'id', 'created_at', 'suspected_spam', 'secret'];
const pieces = ['a', 'Z', 'é', '*', '%', '.', ' ', '0', "'", '(', ')', ',', '"', '\\', '{', '$1', '--', '\0'];

/** A query string that may be invalid. */
export function makeQuery({ below, pick, chance }: Random): string {
  const word = () => Array.from({ length: below(6) }, () => pick(pieces)).join('');
  const filter = () => [pick(columns), chance(0.8) ? `eq.${word()}` : word()];
  const parameters = Array.from({ length: below(3) }, filter);
  if (chance(0.3))
    parameters.push([
      pick(['select', 'order', 'limit', 'offset']),
      chance(0.5) ? pick([...columns, '1']) : word(),
    ]);
  return new URLSearchParams(parameters as [string, string][]).toString();
}
