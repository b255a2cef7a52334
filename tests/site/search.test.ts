import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { searching } from '../../content/messages/pages.ts';
import { field, results } from '../support/search.ts';

/** Questions of visitors, with the page that must be among the first three hits. */
const questions = {
  whatsapp: '/resources/documentation/getting-started',
  'rate limit': '/resources/documentation/api-integration',
  barber: '/resources/case-studies/barber-shop-ai',
  restaurant: '/resources/case-studies/restaurant-automation',
  robot: '/resources/case-studies/restaurant-robot-revolution',
  fashion: '/resources/case-studies/ai-fashion-disruptor',
  fitness: '/resources/case-studies/fitness-personalization',
  'product photos': '/solutions/ugc-content',
  'website for my shop': '/solutions/static-websites',
  'video captions': '/solutions/video-content',
  booking: '/solutions/ai-chatbots',
  ethics: '/resources/blog/ai-ethics-2025',
  'api key': '/resources/documentation/api-integration',
  webhook: '/resources/api-reference/integrations',
  'error 401': '/resources/documentation/troubleshooting',
  'return on investment': '/resources/white-papers/ai-automation-roi',
  staff: '/resources/white-papers/future-of-work',
  privacy: '/privacy',
  'set up a chatbot': '/resources/video-tutorials/chatbot-setup',
  chatbots: '/solutions/ai-chatbots',
};

const pathsOf = (page: Page) =>
  results(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

test('twenty questions find their page among the first three, and a buyer’s are answered first', async ({
  page,
}) => {
  await page.goto('/search');
  for (const [question, path] of Object.entries(questions)) {
    await field(page).fill(question);
    await expect(page).toHaveURL(new RegExp(`q=${question.replaceAll(' ', '\\+')}$`));
    await expect.poll(async () => (await pathsOf(page)).slice(0, 3), question).toContain(path);
  }
  for (const question of ['price', 'cost', 'cancel', 'who', 'allergy']) {
    await field(page).fill(question);
    await expect(page).toHaveURL(new RegExp(`q=${question}$`));
    await expect.poll(async () => (await pathsOf(page))[0], question).toMatch(/^\/(pricing|answers)$/);
  }
});

test('what stands in neighboring elements of a page is no single word in a result', async ({ page }) => {
  await page.route('/resources/documentation/api-integration', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<main><ul><li><b>Rate limit</b><span>A thousand an <code>hour</code>.</span></li></ul></main>',
    }),
  );
  await page.goto('/search?q=rate+limit');
  await expect(results(page).filter({ hasText: 'Rate limit A thousand an hour.' })).toHaveCount(1);
});

test('an answer shows the words asked for and leads to where they stand, by keys alone, and nothing is loaded before it is opened', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.goto('/solutions', { waitUntil: 'networkidle' });
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Search' }).click();
  await field(page).fill('rate limit');
  const best = results(page).first();
  await best.waitFor();
  // Excerpts are loaded from the pages after the hits are shown.
  const before = asked.filter((path) => path.startsWith('/search') || path.startsWith('/_astro/'));
  await expect(best).toHaveAttribute('href', /#/);
  await expect(best.locator('mark').first()).toHaveText(/rate|limit/i);
  await page.keyboard.press('ArrowDown');
  await expect(best).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  const href = await best.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/solutions');

  const files = await Promise.all(before.map(async (path) => (await page.request.get(path)).body()));
  const bytes = files.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(before).toContain('/search/index.json');
  expect(before).toContainEqual(expect.stringMatching(/^\/_astro\/dialog/));
  expect(bytes, 'before the first answer').toBeLessThanOrEqual(60 * 1024);
});

test('markup is no word, also of code and of what stands there without a script', async ({ request }) => {
  const { index } = await (await request.get('/search/index.json')).json();
  const words: string[] = index.map(([word]: [string]) => word);
  expect(words.length).toBeGreaterThan(1000);
  expect(words.filter((word) => /class=|<span|<\/|></.test(word))).toEqual([]);
});

test('when it is left it says which words of our pages answered, and never what was typed', async ({
  page,
}) => {
  const ask = async (question: string) => {
    await field(page).fill(question);
    const status = page.locator('[data-search-status]').last();
    await expect.poll(async () => ['', searching].includes((await status.textContent()) ?? '')).toBe(false);
  };
  // A request that outlives its page is seen by no test, so it is noted where it is sent.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (to, options) => {
      if (options?.method === 'HEAD') sessionStorage['told'] = new URL(`${to}`, location.href).search;
      return send(to, options);
    };
  });
  const told = () => page.evaluate(() => sessionStorage['told']);
  await page.goto('/pricing');
  await page.keyboard.press('Control+k');
  await ask('barbr chatbot Xylophona');
  await page.locator('dialog [data-search-close]').click();
  await expect.poll(told).toBe('?found=barber%20chatbot');
  await page.goto('/search');
  await ask('xylophona');
  await page.goto('/pricing');
  await expect.poll(told).toBe('?found=');
});

test('a question without an answer says so and leaves the list of everything, and typed text is shown as text', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/search?q=zxqv');
  await expect(page.getByRole('status')).toContainText('zxqv');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'AI Chatbots' })).toBeVisible();
  for (const hostile of ['<img src=x onerror=alert(1)>', '"__proto__"', 'constructor', 'a'.repeat(100)]) {
    await field(page).fill(hostile);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === hostile);
    await expect(page.getByRole('status')).not.toBeEmpty();
  }
  await field(page).fill('<zxqv>');
  await expect(page.getByRole('status')).toContainText('“<zxqv>”');
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the list of everything', async ({ page }) => {
    await page.goto('/resources');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    const links = page.getByRole('main').getByRole('link');
    // The URL changes before the whole page has been read.
    await expect.poll(() => links.count()).toBeGreaterThan(40);
    await expect(page.getByRole('checkbox', { name: /the \/ key/ })).toBeHidden();
  });
});
