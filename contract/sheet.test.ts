import { expect, test } from 'vitest';
import { partsOf, withoutSheet, withSheet } from './sheet.ts';

const sheet = ['tue-fri 9 to 7', '', ' closed sun + mon ', '', ''];

test('a sheet stands below what was typed, with the numbers that the visitor saw', () => {
  const details = withSheet('Two chairs.\n', sheet);
  expect(details).toBe('Two chairs.\n\nMy shop’s sheet:\n1. tue-fri 9 to 7\n3. closed sun + mon');
  expect(partsOf(details)).toMatchObject({
    before: 'Two chairs.',
    sheet: [
      { number: 1, text: 'tue-fri 9 to 7' },
      { number: 3, text: 'closed sun + mon' },
    ],
    after: '',
  });
});

test('a sheet takes the place of an earlier one, and leaves what was typed around it', () => {
  const around = `${withSheet('Two chairs.', ['old'])}\n\nPlease call.`;
  expect(withSheet(around, ['new'])).toBe('Two chairs.\n\nPlease call.\n\nMy shop’s sheet:\n1. new');
  expect(withoutSheet(around)).toBe('Two chairs.\n\nPlease call.');
});

test('what only looks like a sheet stays as it was typed', () => {
  for (const typed of ['My shop’s sheet:', 'My shop’s sheet:\nno numbers', '1. first\n2. second', ''])
    expect(partsOf(typed)).toMatchObject({ before: typed, sheet: [], after: '' });
});
