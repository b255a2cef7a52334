import { expect, test } from 'vitest';
import { chooseCoding } from './conditions.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip, br', 'br'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip;q=0.9, br;q=0.8', 'gzip'],
  ['br ; q=0.2 , gzip ; q=0.3', 'gzip'],
  ['*', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;q=2', 'identity'],
  ['gzip;q=', 'identity'],
  ['zstd', 'identity'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['zstd, identity;q=0', undefined],
])('%s is answered with %s', (header, coding) => {
  expect(chooseCoding(header, ['br', 'gzip', 'identity'])).toBe(coding);
});

test('chooses only an available coding', () => {
  expect(chooseCoding('br, gzip', ['identity'])).toBe('identity');
  expect(chooseCoding('br, identity;q=0', ['identity'])).toBeUndefined();
});
