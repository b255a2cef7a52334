import { expect, test } from 'vitest';
import { namedResults, type SumInputs, sumOf, sumWith, whole } from './sums.ts';

const alone: SumInputs = { hours: 12, worth: 25, paid: 0, ceiling: 30, lost: 0, each: 0 };
const offer = { setup: 600, monthly: 90 };

test.each<[string, Partial<SumInputs>, Partial<ReturnType<typeof sumOf>>]>([
  ['time alone', {}, { cost: 1300, most: 390, careful: 195, late: 0 }],
  ['a lost booking counts half of what that one leaves', { lost: 2, each: 30 }, { late: 130 }],
  [
    'what is paid to others counts',
    { hours: 4.5, worth: 40, paid: 600, ceiling: 70 },
    { cost: 1380, careful: 483 },
  ],
  ['nothing', { hours: 0, worth: 0 }, { cost: 0, highest: 0 }],
  ['no line is rounded by itself', { hours: 6 }, { most: 195, careful: 97.5 }],
])('%s', (_what, change, expected) => {
  expect(sumOf({ ...alone, ...change })).toMatchObject(expected);
});

test('four chairs are worth an offer that two are not', () => {
  const shown = (change: Partial<SumInputs>) => {
    const { highest, stays, start, months } = sumWith({ ...alone, each: 30, ...change }, offer);
    return [highest, stays, start].map((amount) => whole(amount)).concat(String(months));
  };
  expect(shown({ lost: 2 })).toEqual(['$271', '$181', '$900', '5']);
  expect(shown({ hours: 6, lost: 0.5 })).toEqual(['$76', '−$14', '$900', 'undefined']);
});

test('pages have the owner’s currency, papers and lessons dollars', () => {
  const results = new Map(namedResults('CHF'));
  expect(results.get('sums.barber.highest')).toBe('CHF\u00a0271');
  expect(results.get('sums.twoChairs.stays')).toBe('−CHF\u00a014');
  expect(results.get('dollars.barber.highest')).toBe('$271');
});
