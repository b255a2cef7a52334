import { type Browser, expect, type Page, test } from '@playwright/test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'node-html-parser';
import { axeFindings } from '../support/axe.ts';
import { withMotion } from '../support/motion.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const chatbots = '/resources/api-reference/chatbots';
const counts = {
  authentication: 12,
  chatbots: 24,
  content: 18,
  analytics: 15,
  workflows: 20,
  integrations: 16,
};

test('each category lists its endpoints, each with two examples and an answer, and its card counts them', async ({
  request,
}) => {
  const read = async (path: string) =>
    parse(await (await request.get(path)).text(), { blockTextElements: { pre: false } });
  const cards = (await read('/resources/api-reference')).querySelectorAll('article');
  const answer = expect.stringMatching(/^h4 Answer/);
  for (const [category, count] of Object.entries(counts)) {
    const page = await read(`/resources/api-reference/${category}`);
    const card = cards.find((card) => card.querySelector(`a[href$="/${category}"]`));
    expect(card?.text, category).toContain(`${count} endpoints`);
    expect(page.text, category).toContain(`${count} endpoints`);
    const parts = page
      .querySelectorAll('details')
      .filter((details) =>
        details.children.some((part) => part.localName === 'summary' && part.querySelector('h3')),
      )
      .map((operation) =>
        operation
          .querySelectorAll('summary, h4, code')
          .map(({ localName, text }) => `${localName} ${text.trim()}`)
          .filter((part) => /^(code (401|429)|h4 Answer 20\d|summary (curl|TypeScript))$/.test(part))
          .sort(),
      );
    expect(parts, category).toHaveLength(count);
    for (const part of parts)
      expect(part, category).toEqual(['code 401', 'code 429', answer, 'summary TypeScript', 'summary curl']);
  }
});

test('an endpoint opens without JavaScript and closes again', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
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

test('an address with an endpoint opens it, even without JavaScript', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(`${chatbots}#deleteChatbot`);
    await expect(page.getByRole('heading', { name: 'Delete a chatbot' })).toBeInViewport();
    await expect(page.locator('#deleteChatbot')).toBeInViewport();
    await page.close();
  }
});

rare('details around an address open even if the browser does not do it', async ({ page }) => {
  await page.goto(`${chatbots}#deleteChatbot`);
  await page.getByRole('heading', { name: 'Delete a chatbot' }).click();
  await expect(page.locator('#deleteChatbot')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
  await expect(page.locator('#deleteChatbot')).toBeVisible();
});

rare('only one of the two examples is open at a time', async ({ page }) => {
  await page.goto(`${chatbots}#createChatbot`);
  const endpoint = page.locator('#createChatbot');
  await expect(endpoint.getByText('--header "Authorization: Bearer $API_KEY"')).toBeVisible();
  await endpoint.getByText('TypeScript', { exact: true }).click();
  await expect(endpoint.getByText('await fetch(')).toBeVisible();
  await expect(endpoint.getByText('--header "Authorization: Bearer $API_KEY"')).toBeHidden();
});

test('the document can be downloaded, and is the OpenAPI that the pages show', async ({ page }) => {
  await page.goto('/resources/api-reference');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download OpenAPI document' }).click();
  expect((await downloading).suggestedFilename()).toBe('openapi.json');

  const answer = await page.request.get('/openapi.json');
  expect(answer.headers()['content-type']).toContain('application/json');
  const validator = new Validator();
  expect(await validator.validate(await answer.json())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs(), 'everything it refers to is there').not.toThrow();
});

test('nothing scrolls sideways with an endpoint open', async ({ page }) => {
  await page.goto('/resources/api-reference/workflows#createWorkflow');
  await expect(page.locator('#createWorkflow').getByText('--header "Authorization: Bearer')).toBeVisible();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

rare(
  'a tap on the longest page redraws little of it, even with everything open',
  async ({ page, browser }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/resources/api-reference/workflows');
    const closed = await objectsOfATap(browser, page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // Parts far from the screen are not laid out, or this would be ten times as many.
    expect(await objectsOfATap(browser, page)).toBeLessThan(5 * closed);
  },
);

type TraceEvent = { name: string; args: { beginData?: { totalObjects: number } } };

/** The most objects that the browser lays out when an endpoint is opened or closed. */
async function objectsOfATap(browser: Browser, page: Page): Promise<number> {
  const title = page.getByRole('heading', { name: 'Create a workflow', exact: true });
  await title.scrollIntoViewIfNeeded();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  for (let tap = 1; tap <= 2; tap += 1) {
    await title.click();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
  const objects = traceEvents.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? [args.beginData.totalObjects] : [],
  );
  expect(objects).not.toEqual([]);
  return Math.max(...objects);
}

test.describe('with motion', () => {
  test.use(withMotion);

  rare(
    'parts that are open from the start have their colors before anybody scrolls to them',
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto('/resources/api-reference/authentication');
      expect(await axeFindings(page, 'main')).toEqual([]);
    },
  );
});
