import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { cutWords } from '../support/cut-words.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the blog is filtered by category without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/resources/blog');
  const filter = page.getByRole('navigation', { name: 'Categories' });
  const cards = page.getByRole('main').getByRole('article');
  await expect(filter.locator('[aria-current]')).toHaveText('All articles');
  await page.setViewportSize({ width: 390, height: 844 });
  // In rows, the line stays closer to its own words than to those below them.
  expect(
    await filter
      .locator('[aria-current]')
      .evaluate((link) => Number.parseFloat(getComputedStyle(link, '::before').bottom)),
  ).toBeGreaterThan(4);
  const all = await cards.count();

  await filter.getByRole('link', { name: 'Ethics' }).click();
  await expect(filter.locator('[aria-current]')).toHaveText('Ethics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ethics');
  // Its own come first, and the others below their heading.
  await expect(cards.first().getByText('Ethics', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On other subjects' })).toBeVisible();
  await expect(cards).toHaveCount(all);

  await filter.getByRole('link', { name: 'All articles' }).click();
  await expect(cards).toHaveCount(all);
  await page.close();
});

test('a press anywhere on a card of the hub leads there, and only what is coming soon cannot be pressed', async ({
  page,
}) => {
  await page.goto('/resources');
  for (const name of ['Video Tutorials', 'White Papers']) {
    await expect(card(page, name).getByText('Coming Soon')).toBeVisible();
    await expect(card(page, name).getByRole('button', { name: 'Available Soon' })).toBeDisabled();
    await expect(card(page, name).getByRole('link')).toHaveCount(0);
  }
  await card(page, 'Documentation').click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/resources/documentation');
});

test('the pictures on cards cut no word, on a phone and on a desk, and a press on one leads there', async ({
  page,
}) => {
  await page.goto('/solutions');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.cards .miniature').first()).toBeVisible();
    expect.soft(await cutWords(page.locator('.cards'), '.sr-only'), `${width} px`).toEqual([]);
  }
  await card(page, 'Static Websites').click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL('/solutions/static-websites');
});

test('pages lead back to their list', async ({ request }) => {
  for (const [from, name, to] of [
    ['/solutions', 'Back to home', '/'],
    ['/solutions/ai-chatbots', 'Back to all solutions', '/solutions'],
    ['/resources/documentation/getting-started', 'Back to documentation', '/resources/documentation'],
    ['/resources/blog/ai-2025-trends', 'Back to blog', '/resources/blog'],
    ['/resources/case-studies/barber-shop-ai', 'Back to case studies', '/resources/case-studies'],
  ] as const) {
    const links = parse(await (await request.get(from)).text()).querySelectorAll('a');
    expect(links.find(({ text }) => text.trim() === name)?.getAttribute('href'), from).toBe(to);
  }
});

test('an unknown case study is not found, with two ways to the list', async ({ request }) => {
  const answer = await request.get('/resources/case-studies/nobody-wrote-this');
  expect(answer.status()).toBe(404);
  const main = parse(await answer.text()).querySelector('main');
  expect(main?.querySelector('h1')?.text).toBe('Case Study Not Found');
  expect(main?.text).toContain('The requested case study could not be found.');
  const links = main?.querySelectorAll('a').map((link) => [link.text.trim(), link.getAttribute('href')]);
  expect(links).toHaveLength(2);
  expect(links).toContainEqual(['View All Case Studies', '/resources/case-studies']);
});
