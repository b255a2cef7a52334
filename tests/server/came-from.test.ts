import { parse } from 'node-html-parser';
import { afterAll, expect, test } from 'vitest';
import { nativeFormAction } from '../../contract/native-form.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';

/** The page of ours that an enquiry came from. Any other value is dropped, and the enquiry is still accepted. */

const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' });
const { url } = server;
afterAll(() => server.stop());

const typed = { name: 'Ada', email: 'ada@example.com', business_details: 'Two chairs' };
const page = '/solutions/ai-chatbots';
const foreign = [
  '/solutions/no-such-thing',
  '/sitemap.xml',
  'https://evil.example/',
  '//evil.example',
  '/\u0000',
  '',
  `/${'a'.repeat(200)}`,
  `/"><script>`,
];

let sent = 0;
async function storedFrom(fields: Record<string, string>, referer?: string) {
  sent += 1;
  const name = `Sender${sent}`;
  const answer = await fetch(url + nativeFormAction, {
    method: 'POST',
    headers: referer ? { referer } : {},
    body: new URLSearchParams({ ...typed, name, ...fields }),
    redirect: 'manual',
  });
  const [row] = await storedRows(url, `&name=eq.${name}`);
  return { answer, row };
}

test('an enquiry keeps the page of our site that it names', async () => {
  for (const came_from of [page, '/']) {
    const enquiry = makeEnquiry({ came_from });
    expect((await send(url, enquiry)).status).toBe(201);
    expect(await storedRows(url, `&id=eq.${enquiry.id}`)).toEqual([expect.objectContaining({ came_from })]);
  }
});

test.each(foreign)('and ignores %j', async (came_from) => {
  const enquiry = makeEnquiry({ came_from });
  expect((await send(url, enquiry)).status).toBe(201);
  expect(await storedRows(url, `&id=eq.${enquiry.id}`)).toEqual([
    expect.objectContaining({ came_from: null }),
  ]);
});

test.each([
  [`/contact?from=${page}`, page],
  ['/contact?about=demo&from=/', '/'],
  ['/', '/'],
  ['/contact', null],
  ['/contact?from=/solutions/no-such-thing', null],
])('without a script it is read from the address of the form, %s', async (address, came_from) => {
  const { answer, row } = await storedFrom({}, url + address);
  expect(answer.status).toBe(303);
  expect(row).toMatchObject({ came_from });
});

test('a missing referrer or that of another site is ignored', async () => {
  for (const referer of [`https://evil.example/contact?from=${page}`, 'no address', undefined]) {
    const { answer, row } = await storedFrom({}, referer);
    expect(answer.status).toBe(303);
    expect(row).toMatchObject({ came_from: null });
  }
});

test.each(foreign)('a form’s field that says %j is ignored', async (came_from) => {
  const { answer, row } = await storedFrom({ came_from });
  expect(answer.status).toBe(303);
  expect(row).toMatchObject({ came_from: null });
});

test('a form that is shown again keeps it', async () => {
  const { answer } = await storedFrom({ email: 'nobody' }, `${url}/contact?from=${page}`);
  const field = parse(await answer.text()).querySelector('[name=came_from]');
  expect(field?.getAttribute('value')).toBe(page);
  const { row } = await storedFrom(
    { came_from: field?.getAttribute('value') ?? '' },
    `${url}${nativeFormAction}`,
  );
  expect(row).toMatchObject({ came_from: page });
});
