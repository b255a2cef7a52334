import { expect, test } from 'vitest';
import { functionUrl, hostedEndpoint } from './wire.ts';

test('a key that is a token is also shown as one', () => {
  expect(hostedEndpoint('https://id.supabase.co', 'eyJhbGciOiJIUzI1NiJ9.e30.x')).toEqual({
    url: 'https://id.supabase.co/rest/v1/contact_submissions',
    headers: {
      apikey: 'eyJhbGciOiJIUzI1NiJ9.e30.x',
      Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x',
    },
  });
});

test('a publishable key is only a key', () => {
  expect(hostedEndpoint('https://id.supabase.co', 'sb_publishable_abc').headers).toEqual({
    apikey: 'sb_publishable_abc',
  });
});

test('a function is beside the table, here and at a hosted project', () => {
  expect(functionUrl(hostedEndpoint('https://id.supabase.co', 'key'), 'free_times')).toBe(
    'https://id.supabase.co/rest/v1/rpc/free_times',
  );
  expect(functionUrl({ url: '/rest/v1/contact_submissions', headers: {} }, 'free_times')).toBe(
    '/rest/v1/rpc/free_times',
  );
});
