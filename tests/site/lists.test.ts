import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { cutWords } from '../support/cut-words.ts';

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

test('only what is coming soon cannot be pressed on the hub', async ({ page }) => {
  await page.goto('/resources');
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  for (const name of ['Video Tutorials', 'White Papers']) {
    await expect(card(name).getByText('Coming Soon')).toBeVisible();
    await expect(card(name).getByRole('button', { name: 'Available Soon' })).toBeDisabled();
    await expect(card(name).getByRole('link')).toHaveCount(0);
  }
  await card('Documentation').getByRole('link').click();
  await expect(page).toHaveURL('/resources/documentation');
});

for (const [list, name, to] of [
  ['/solutions', 'Static Websites', '/solutions/static-websites'],
  ['/resources', 'Documentation', '/resources/documentation'],
] as const) {
  test(`a press anywhere on the card ${name} of ${list} leads there`, async ({ page }) => {
    await page.goto(list);
    const heading = page.getByRole('heading', { name, exact: true });
    await page
      .getByRole('article')
      .filter({ has: heading })
      .click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(to);
  });
}

test('the pictures on cards cut no word, on a phone and on a desk', async ({ page }) => {
  await page.goto('/solutions');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.cards .miniature').first()).toBeVisible();
    expect.soft(await cutWords(page.locator('.cards'), '.sr-only'), `${width} px`).toEqual([]);
  }
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

test('an unknown case study is not found, with two ways to the list', async ({ page }) => {
  const answer = await page.goto('/resources/case-studies/nobody-wrote-this');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Case Study Not Found' })).toBeVisible();
  await expect(page.getByText('The requested case study could not be found.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: 'View All Case Studies' }).click();
  await expect(page).toHaveURL('/resources/case-studies');
});
