import { afterAll, expect, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { startServer } from '../processes/server.ts';
import { openDesk } from '../support/desk.ts';
import { freshStore } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';
import { howMany } from '../support/thorough.ts';

/** How many came is counted without cookies, and whoever is no visitor is not counted. */

const store = await freshStore();
afterAll(store.remove);
const settings = { ...store.settings, SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };

const laptop = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
};
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
};
const typed = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const fromElsewhere = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };
const empty = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };
const within = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };

/** Lets a server see these requests and end, which keeps its counts, and gives what the desk says afterwards. */
async function countedAfter(visit: (url: string) => Promise<void>, variables = {}) {
  const server = await startServer({ ...settings, ...variables });
  await visit(server.url);
  await server.stop();
  const next = await startServer(settings);
  const owner = await openDesk(next.url);
  const counted = await owner.call('desk_visits', { zone: 'UTC', days: 7, until: null });
  await next.stop();
  return counted;
}

test('arrivals are counted once each, with where they came from, and the pages after them as pages', async () => {
  const counted = await countedAfter(async (url) => {
    const { host } = new URL(url);
    const visit = (path: string, headers: Record<string, string>, method = 'GET') =>
      ask(url, path, { method, headers });
    await visit('/', { ...laptop, ...typed });
    await visit('/pricing?utm_source=letter&utm_campaign=May', {
      ...phone,
      ...fromElsewhere,
      referer: 'https://Search.example/x',
    });
    // A page of the same visit, and one that the browser fetched when the pointer was over its link.
    await visit('/contact', { ...laptop, ...within, referer: `http://${host}/` });
    await visit('/contact', { ...laptop, ...typed, 'sec-purpose': 'prefetch', referer: `http://${host}/` });
    // A reload says as often that its address was typed.
    const reload = { 'cache-control': 'max-age=0', 'if-none-match': '"any"' };
    await visit('/', { ...laptop, ...typed, ...reload });
    // A browser that says only from where it comes.
    await visit('/', { ...phone, referer: 'https://old.example/' });
    await send(url, makeEnquiry({ came_from: '/answers' }));
    // A message from the page that a campaign leads to, by a script and without one.
    const offer = { referer: `${url}/offer?utm_source=letter&utm_campaign=May` };
    await send(url, makeEnquiry(), { ...laptop, ...offer });
    await send(url, makeEnquiry(), { ...laptop, ...offer, 'sec-gpc': '1' });
    // What the search says when it is left: that it found something, and twice that it found nothing.
    const index = '/search/index.json';
    await visit(`${index}?found=haircut+price`, { ...laptop, ...empty }, 'HEAD');
    await visit(`${index}?found=`, { ...laptop, ...empty }, 'HEAD');
    await visit(`${index}?found=`, { ...laptop, ...empty }, 'HEAD');

    // None of these is a visit.
    await visit('/', { ...laptop, ...typed }, 'HEAD');
    await visit('/', { ...laptop, ...typed, 'sec-gpc': '1' });
    await visit('/', { ...laptop, ...typed, cookie: 'desk=abc' });
    await visit('/', { ...laptop, ...typed, 'sec-purpose': 'prefetch' });
    await visit('/', { ...laptop, 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' });
    await visit('/', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await visit('/', {});
    await visit('/nowhere', { ...laptop, ...typed });
    await visit('/sitemap.xml', { ...laptop, ...typed });
    await visit(index, { ...laptop, ...empty });
    await visit(`${index}?found=x`, { ...laptop, ...empty, 'sec-gpc': '1' }, 'HEAD');
  });
  expect(counted).toMatchObject({
    arrivals: 3,
    phones: 2,
    pages: 6,
    at_form: 2,
    messages: 3,
    calls: 0,
    arrivals_before: 0,
  });
  expect(counted.hosts).toEqual([
    { name: '', views: 1 },
    { name: 'old.example', views: 1 },
    { name: 'search.example', views: 1 },
  ]);
  expect(counted.campaigns).toEqual([{ name: 'letter / May', views: 1, messages: 1 }]);
  expect(counted.searches).toEqual([
    { name: '', views: 2 },
    { name: 'haircut price', views: 1 },
  ]);
  expect(counted.paths).toEqual([
    { name: '/', views: 3, messages: 0, calls: 0 },
    { name: '/contact', views: 2, messages: 0, calls: 0 },
    { name: '/pricing', views: 1, messages: 0, calls: 0 },
    { name: '', views: 0, messages: 2, calls: 0 },
    { name: '/answers', views: 0, messages: 1, calls: 0 },
  ]);
  expect(counted.days).toHaveLength(7);
  expect(counted.days.reduce((sum, { arrivals }) => sum + arrivals, 0)).toBe(3);
});

test('made-up names fill neither memory nor the database, and every visit is counted', async () => {
  const many = howMany(900, 30_000);
  const counted = await countedAfter(async (url) => {
    for (let index = 0; index < many; index += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, each) =>
          ask(url, `/?utm_source=${index + each}`, {
            headers: { ...laptop, ...fromElsewhere, referer: `https://${index + each}.example/` },
          }),
        ),
      );
  });
  expect(counted.arrivals).toBe(many + 3);
  // 300 names a day are kept, and one for all others.
  expect(counted.hosts[0]?.name).toBe('(other)');
  expect(counted.hosts[0]?.views).toBeGreaterThan(many - 300);
});

test('nothing is counted where it is switched off', async () => {
  const before = await countedAfter(async () => undefined);
  const counted = await countedAfter(
    async (url) => void (await ask(url, '/', { headers: { ...laptop, ...typed } })),
    { VISITS: 'off' },
  );
  expect(counted).toEqual(before);
});
