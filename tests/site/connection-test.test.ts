import { expect, type Page, test } from '@playwright/test';

const submissions = '**/rest/v1/contact_submissions*';

const panel = (page: Page, kind: 'success' | 'error') => page.locator(`[data-result=${kind}]`);

async function open(page: Page) {
  await page.goto('/supabase-test');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const tests = [
  {
    button: 'Test Connection',
    busy: 'Testing Connection...',
    success: 'connection successful! Table is accessible.',
    failure: 'Connection failed',
  },
  {
    button: 'Test Insert',
    busy: 'Testing Insert...',
    success: 'insert test successful! Data was added to the database.',
    failure: 'Insert failed',
  },
];

for (const { button, busy, success, failure } of tests) {
  test(`${button} succeeds against the real database`, async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: button }).click();
    await expect(panel(page, 'success')).toContainText(success);
  });

  test(`${button} is busy until there is an answer`, async ({ page }) => {
    await page.route(submissions, () => {});
    await open(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('button', { name: busy })).toBeDisabled();
    for (const either of await page.locator('main').getByRole('button').all())
      await expect(either).toBeDisabled();
  });

  test(`${button} words what went wrong`, async ({ page }) => {
    await open(page);
    const run = () => page.getByRole('button', { name: button }).click();

    await page.route(submissions, (route) =>
      route.fulfill({
        status: 404,
        json: { code: 'X', message: 'No such table', details: null, hint: null },
      }),
    );
    await run();
    await expect(panel(page, 'error')).toContainText('Error!');
    await expect(panel(page, 'error')).toContainText('No such table');

    await page.unroute(submissions);
    await page.route(submissions, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
    await run();
    await expect(panel(page, 'error')).toContainText(failure);

    await page.unroute(submissions);
    await page.route(submissions, (route) => route.abort());
    await run();
    await expect(panel(page, 'error')).toContainText('Unexpected error occurred');
  });
}

test('the panel is green for success and red for an error', async ({ page }) => {
  await open(page);
  const edge = (kind: 'success' | 'error') =>
    panel(page, kind).evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(element).borderTopColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return { red, green };
    });
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(panel(page, 'success')).toBeVisible();
  const passed = await edge('success');
  expect(passed.green).toBeGreaterThan(passed.red);

  await page.route(submissions, (route) => route.abort());
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(panel(page, 'error')).toBeVisible();
  const failed = await edge('error');
  expect(failed.red).toBeGreaterThan(failed.green);
});

test('shows no other rows and marks its own as tests', async ({ page, request }) => {
  const secret = `Somebody ${crypto.randomUUID()}`;
  await request.post('/rest/v1/contact_submissions', {
    data: { name: secret, email: 'somebody@example.com', business_details: 'Private.' },
  });
  await open(page);
  await page.getByRole('button', { name: 'Test Connection' }).click();
  await expect(panel(page, 'success')).toContainText('[]');
  await page.getByRole('button', { name: 'Test Insert' }).click();
  await expect(panel(page, 'success')).toContainText('"source": "connection-test"');
  await expect(panel(page, 'success')).not.toContainText(secret);
});

test('is kept out of search engines', async ({ page }) => {
  await page.goto('/supabase-test');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible();
});
