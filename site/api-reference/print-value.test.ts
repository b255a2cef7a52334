import { expect, test } from 'vitest';
import { printJson, printTypeScript } from './describe.ts';

test('short lists and inner objects are on one line, long ones are spread out', () => {
  const value = { days: ['monday', 'friday'], at: { hour: 9 }, text: ['a'.repeat(60), 'b'] };
  expect(printJson(value)).toBe(`{
  "days": ["monday", "friday"],
  "at": {
    "hour": 9
  },
  "text": [
    "${'a'.repeat(60)}",
    "b"
  ]
}`);
  expect(JSON.parse(printJson(value))).toEqual(value);
});

test('TypeScript has unquoted names, single quotes and trailing commas', () => {
  expect(printTypeScript({ name: 'Tim\'s "shop"', 'two words': null, empty: {} })).toBe(`{
  name: 'Tim\\'s "shop"',
  'two words': null,
  empty: {},
}`);
});
