import { expect, type Page, type Route, test } from '@playwright/test';
import { refuse, submissions } from '../support/contact-form.ts';

const panel = (page: Page, kind: 'success' | 'error') => page.locator(`[data-result=${kind}]`);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function open(page: Page) {
  await page.goto('/supabase-test');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

/** Red and green of the panel's edge. */
const edgeOf = (page: Page, kind: 'success' | 'error') =>
  panel(page, kind).evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    canvas.fillStyle = getComputedStyle(element).borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green };
  });

const tests = [
  {
    button: 'Test Connection',
    busy: 'Testing Connection...',
    success: 'connection successful! Table is accessible.',
    shown: '[]',
    failure: 'Connection failed',
  },
  {
    button: 'Test Insert',
    busy: 'Testing Insert...',
    success: 'insert test successful! Data was added to the database.',
    shown: '"source": "connection-test"',
    failure: 'Insert failed',
  },
];

test('both tests succeed against the real database, in green, show no other rows and mark their own', async ({
  page,
  request,
}) => {
  const secret = `Somebody ${crypto.randomUUID()}`;
  await request.post('/rest/v1/contact_submissions', {
    data: { name: secret, email: 'somebody@example.com', business_details: 'Private.' },
  });
  await open(page);
  for (const { button, success, shown } of tests) {
    await press(page, button);
    await expect(panel(page, 'success')).toContainText(success);
    await expect(panel(page, 'success')).toContainText(shown);
    await expect(panel(page, 'success')).not.toContainText(secret);
  }
  const { red, green } = await edgeOf(page, 'success');
  expect(green).toBeGreaterThan(red);
  // Search engines are kept out.
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
});

test('each is busy until there is an answer, and what went wrong is worded, in red', async ({ page }) => {
  for (const { button, busy, failure } of tests) {
    await page.route(submissions, () => {});
    await open(page);
    await press(page, button);
    await expect(page.getByRole('button', { name: busy })).toBeDisabled();
    for (const either of await page.locator('main').getByRole('button').all())
      await expect(either).toBeDisabled();
    await page.unroute(submissions);
    await open(page);
    const faults: [words: string, answer: (route: Route) => Promise<void>][] = [
      ['No such table', refuse(404, 'No such table')],
      [failure, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' })],
      ['Unexpected error occurred', (route) => route.abort()],
    ];
    for (const [words, answer] of faults) {
      await page.route(submissions, answer, { times: 1 });
      await press(page, button);
      await expect(panel(page, 'error')).toContainText(words);
      await expect(panel(page, 'error')).toContainText('Error!');
    }
    const { red, green } = await edgeOf(page, 'error');
    expect(red).toBeGreaterThan(green);
  }
});
