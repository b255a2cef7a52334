import { expect, type Page, test } from '@playwright/test';
import { Validator } from '@seriousme/openapi-schema-validator';

const chatbots = '/resources/api-reference/chatbots';
const counts = {
  authentication: 12,
  chatbots: 24,
  content: 18,
  analytics: 15,
  workflows: 20,
  integrations: 16,
};

const operations = (page: Page) => page.locator('details:has(> summary h3)');

for (const [category, count] of Object.entries(counts)) {
  test(`${category} lists ${count} endpoints, each with two examples and an answer`, async ({ page }) => {
    await page.goto(`/resources/api-reference/${category}`);
    await expect(operations(page)).toHaveCount(count);
    await expect(page.getByText(`${count} endpoints`)).toBeVisible();
    for (const operation of await operations(page).all()) {
      await expect(operation.locator('summary', { hasText: /^curl$/ })).toHaveCount(1);
      await expect(operation.locator('summary', { hasText: /^TypeScript$/ })).toHaveCount(1);
      await expect(
        operation.getByRole('heading', { name: /^Answer 20\d$/, includeHidden: true }),
      ).toHaveCount(1);
      await expect(operation.getByText('401', { exact: true })).toHaveCount(1);
      await expect(operation.getByText('429', { exact: true })).toHaveCount(1);
    }
  });
}

test('the cards count the endpoints of each category', async ({ page }) => {
  await page.goto('/resources/api-reference');
  for (const [category, count] of Object.entries(counts)) {
    const card = page.locator('article', { has: page.locator(`a[href$="/${category}"]`) });
    await expect(card).toContainText(`${count} endpoints`);
  }
});

test('an endpoint opens without JavaScript and closes again', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(chatbots);
  const title = page.getByRole('heading', { name: 'Create a chatbot' });
  const field = page.locator('#createChatbot').getByText('training_data', { exact: true }).first();
  await expect(field).toBeHidden();
  await title.click();
  await expect(field).toBeVisible();
  await title.click();
  await expect(field).toBeHidden();
  await page.close();
});

test('an address that names an endpoint opens it, also without JavaScript', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL });
    await page.goto(`${chatbots}#deleteChatbot`);
    await expect(page.getByRole('heading', { name: 'Delete a chatbot' })).toBeInViewport();
    await expect(page.locator('#deleteChatbot')).toBeInViewport();
    await page.close();
  }
});

test('browsers that leave the details around an address closed are helped', async ({ page }) => {
  await page.goto(`${chatbots}#deleteChatbot`);
  await page.getByRole('heading', { name: 'Delete a chatbot' }).click();
  await expect(page.locator('#deleteChatbot')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  await expect(page.locator('#deleteChatbot')).toBeVisible();
});

test('of the two examples one is open at a time', async ({ page }) => {
  await page.goto(`${chatbots}#createChatbot`);
  const endpoint = page.locator('#createChatbot');
  await expect(endpoint.getByText('--header "Authorization: Bearer $RAYWRIGHT_API_KEY"')).toBeVisible();
  await endpoint.getByText('TypeScript', { exact: true }).click();
  await expect(endpoint.getByText('await fetch(')).toBeVisible();
  await expect(endpoint.getByText('--header "Authorization: Bearer $RAYWRIGHT_API_KEY"')).toBeHidden();
});

test('the document can be downloaded, and is the OpenAPI that the pages show', async ({ page }) => {
  await page.goto('/resources/api-reference');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download OpenAPI document' }).click();
  expect((await downloading).suggestedFilename()).toBe('raywright-openapi.json');

  const answer = await page.request.get('/openapi.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  expect(await new Validator().validate(await answer.json())).toEqual({ valid: true });
});

test('nothing scrolls sideways with an endpoint open', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/resources/api-reference/workflows#createWorkflow`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the longest page answers a tap within 200 ms on a slow phone, with everything open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/resources/api-reference/workflows');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const title = page.getByRole('heading', { name: 'Create a workflow', exact: true });
  await title.scrollIntoViewIfNeeded();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowest = await page.evaluateHandle(() => {
    const seen = { ms: 0, taps: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.ms = Math.max(seen.ms, entry.duration);
        if (entry.name === 'click') seen.taps += 1;
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return seen;
  });
  for (let tap = 1; tap <= 4; tap += 1) {
    await title.click();
    await expect.poll(() => slowest.evaluate(({ taps }) => taps)).toBe(tap);
  }
  expect(await slowest.evaluate(({ ms }) => ms)).toBeLessThan(200);
});
