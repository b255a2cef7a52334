import { afterAll, expect, test } from 'vitest';
import { messagesToken, nativeFormAction, sentPath } from '../../contract/native-form.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { storedRows } from '../support/enquiries.ts';
import { faultsOf } from '../support/html-faults.ts';

const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' });
afterAll(() => server.stop());

const typed = {
  name: ' Ada Barber ',
  email: 'ada@example.com',
  phone_number: '',
  other_social_media: '@ada',
  business_details: 'Two chairs,\r\none mirror',
};

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + nativeFormAction, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const named = async (name: string) => (await storedRows(server.url, `&name=eq.${name}`)) as object[];

test('a sent form is stored once, however often the button is pressed, and the visitor is thanked', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post(typed)));
  for (const { status, headers } of answers)
    expect([status, headers.get('location')]).toEqual([303, sentPath]);
  expect((await fetch(server.url + sentPath)).status).toBe(200);
  expect(await named('Ada%20Barber')).toEqual([
    expect.objectContaining({
      phone_number: null,
      other_social_media: '@ada',
      business_details: 'Two chairs,\none mirror',
      source: 'contact',
      suspected_spam: false,
    }),
  ]);
});

test('other words are another enquiry', async () => {
  await post({ ...typed, name: 'Bob' });
  await post({ ...typed, name: 'Bob', business_details: 'Three chairs' });
  expect(await named('Bob')).toHaveLength(2);
});

test('mistakes are shown on a page that no cache stores', async () => {
  const response = await post({ ...typed, name: '\u00a0', email: 'ada at example' });
  const page = await response.text();
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page).toContain('<li>Please enter your name.</li>');
  expect(page).toContain('<li>Please enter an email address such as name@example.com.</li>');
  expect(page).not.toContain(messagesToken);
});

test('the page with mistakes is valid HTML, whatever was typed', async () => {
  const response = await post({ ...typed, name: '<Ada> "Barber"', email: 'ada at example' });
  expect(response.status).toBe(400);
  expect(await faultsOf(await response.text())).toEqual([]);
});

test('any text in the hidden field only marks the enquiry', async () => {
  expect((await post({ ...typed, name: 'Robot', website: 'https://spam.example/'.repeat(100) })).status).toBe(
    303,
  );
  expect(await named('Robot')).toEqual([expect.objectContaining({ suspected_spam: true })]);
});

test('five thousand characters of any script are sent, and more than that are counted for the visitor', async () => {
  const longest = '\u{1F488}'.repeat(5000);
  expect((await post({ ...typed, name: 'Long', business_details: longest })).status).toBe(303);
  const response = await post({ ...typed, business_details: `${longest}x` });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('within 5000 characters');
});

test('a form of another site is rejected', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    expect((await post({ ...typed, name: 'Mallory' }, headers)).status).toBe(403);
  }
  expect(await named('Mallory')).toEqual([]);
});

test('a form of our own site is taken', async () => {
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: server.url }]) {
    expect((await post({ ...typed, name: 'Own' }, headers)).status).toBe(303);
  }
});
