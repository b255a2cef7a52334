import { expect, test } from 'vitest';
import { limitsOf } from './fields.ts';

test('limits are put into words', () => {
  expect(limitsOf({ minLength: 1, maxLength: 80 })).toEqual(['1 to 80 characters']);
  expect(limitsOf({ maxItems: 6 })).toEqual(['at most 6 entries']);
  expect(limitsOf({ minimum: 5, default: 20 })).toEqual(['at least 5', 'default 20']);
  expect(limitsOf({ default: false })).toEqual(['default false']);
});

test('obvious limits are left out', () => {
  expect(limitsOf({ minimum: 0 })).toEqual([]);
  expect(limitsOf({ minItems: 1 })).toEqual([]);
});
