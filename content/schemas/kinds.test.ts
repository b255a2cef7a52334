import { expect, test } from 'vitest';
import { guide } from './entries.ts';
import { kindNamed, kindNames, kinds, kindsOf } from './kinds.ts';

const whole = { ...kinds.documentation, references: {} };

test('an incomplete kind, or one that names an unknown field or kind, does not compile', () => {
  const { fallback: _, ...lacking } = whole;
  // @ts-expect-error: what is shown for an unknown id has to be said.
  kindsOf({ guides: lacking });
  // @ts-expect-error: guides have no field of that name.
  kindsOf({ guides: { ...whole, schema: guide, references: { sequel: 'guides' } } });
  // @ts-expect-error: there is no such kind.
  kindsOf({ guides: { ...whole, schema: guide, references: { related: 'novels' } } });
  kindsOf({ guides: { ...whole, schema: guide, references: { related: 'guides' } } });
});

test('no two kinds share an address', () => {
  const addresses = kindNames.map((name) => kindNamed(name).address);
  expect(new Set(addresses).size).toBe(addresses.length);
});
