import { expect, test, vi } from 'vitest';
import { submitEnquiry } from './configured-endpoint.ts';

const failing = (message: string | undefined) => () =>
  submitEnquiry(async () => ({ kind: 'failed', message }));

test.each([
  [
    'new row violates row-level security policy for table "contact_submissions"',
    'Unable to submit form due to database security policies. Please contact support.',
  ],
  ['The database says why.', 'The database says why.'],
  [undefined, undefined],
])('%s is worded as %s', async (message, shown) => {
  expect(await failing(message)()).toEqual({ kind: 'failed', message: shown });
});

test('an exception is unexpected', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const outcome = await submitEnquiry(() => Promise.reject(new RangeError('a slip')));
  expect(outcome).toEqual({ kind: 'failed', message: 'An unexpected error occurred' });
});
