import { fieldNames } from '../../content/form-fields.ts';
import { type Draft, draftOf } from '../../contract/draft.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import type { Random } from '../support/random.ts';

/** A random mix of what people, browsers and attackers may send. */

const pieces = [
  ['a', 'Z', '9', '@', '.', '-', '+', "'", '"', '\\', '%', '<b>', '{', '$1', '--', ';', ',', 'example.com'],
  [' ', '\t', '\n', '\r\n', '\u00a0', '\u0085', '\u00ad', '\u180e', '\u200b', '\u2028', '\u3164', '\ufeff'],
  ['\0', '\u0001', '\u001b', '\u007f', '\u009f', '\ud800', '\udc00', '\u202e', '\u0301', 'é', '漢', '💈'],
].flat();

/** Lengths around the limits of the fields. */
const lengths = [0, 1, 2, 3, 40, 41, 120, 121, 160, 161, 200, 201, 254, 255, 5000, 5001];

function makeText({ pick, below, chance }: Random): string {
  const length = chance(0.3) ? pick(lengths) : below(12);
  const only = chance(0.5) ? pick(pieces) : undefined;
  return Array.from({ length }, () => only ?? pick(pieces)).join('');
}

/** A draft that a visitor might type into the form. */
export function makeDraft(random: Random): Draft {
  const { chance } = random;
  const enquiry = makeEnquiry();
  const usual = draftOf((field) => enquiry[field] ?? '');
  const typed = fieldNames.map((field) => [field, chance(0.2) ? makeText(random) : usual[field]]);
  return Object.fromEntries(typed) as Draft;
}

const oddities = [
  ...[0, -1, 1e308, 2 ** 31, 2 ** 53, 3.5, true, false, null, [], {}, [[]], { name: 'Ada' }],
  ...['infinity', '-infinity', 'now', 'epoch', '2026-02-30', '0001-01-01 BC', '99999-01-01', '12:00', '1e9'],
  ...['contact', 'connection-test', 'CONTACT', 'NaN', '00000000-0000-0000-0000-000000000000', '{}'],
];

const names = [
  ...Object.keys(makeEnquiry()),
  ...[
    'source',
    'instagram_handle',
    'suspected_spam',
    'received_at',
    '__proto__',
    'constructor',
    'ID',
    'a b',
    '',
  ],
];

/** A body for the data interface, which may not even be JSON. */
export function makeBody(random: Random): string {
  const { pick, below, chance } = random;
  const row: Record<string, unknown> = makeEnquiry();
  for (let changes = below(4); changes >= 0; changes -= 1) {
    const name = pick(names);
    if (chance(0.1)) delete row[name];
    else define(row, name, chance(0.5) ? makeText(random) : pick(oddities));
  }
  const body = JSON.stringify(chance(0.1) ? Array.from({ length: below(3) }, () => row) : row);
  if (chance(0.05)) return body.slice(0, below(body.length));
  if (chance(0.02)) return `{"name":${'['.repeat(below(15_000))}`;
  if (chance(0.02)) return '['.repeat(5000) + ']'.repeat(5000);
  if (chance(0.02)) return `{"name":${'['.repeat(7000)}${']'.repeat(7000)}}`;
  return chance(0.02) ? body.repeat(below(200)) : body;
}

/** Defines a property, also where assignment would do something else, as for __proto__. */
const define = (row: object, name: string, value: unknown) =>
  Object.defineProperty(row, name, { value, enumerable: true, configurable: true });
