import { expect, test } from '@playwright/test';
import { field, results } from '../support/search.ts';
import { sampleOf, whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const index = '**/search/index.json';

for (const fault of sampleOf(['does not come', 'comes as an error'] as const, 1)) {
  test(`when the index ${fault} the search says so, and tries again when asked`, async ({ page }) => {
    await page.route(index, (route) =>
      fault === 'does not come'
        ? route.abort()
        : route.fulfill({ status: 503, path: 'dist/search/index.json' }),
    );
    await page.goto('/search');
    await field(page).fill('barber');
    await expect(page.getByRole('status')).toHaveText('The search did not load.');
    await page.unroute(index);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  });
}

test('offline the search says so, and answers as soon as the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/solutions');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await context.setOffline(true);
  await field(page).fill('barber');
  await expect(page.getByRole('status').first()).toHaveText('You are offline.');
  await context.setOffline(false);
  await expect(results(page).first()).toBeVisible();
});

rare('an error in place of a page is not quoted', async ({ page }) => {
  const kept = '/resources/case-studies/barber-shop-ai';
  await page.route(`**${kept}`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'text/html',
      body: '<main><p>barber: out of order</p></main>',
    }),
  );
  await page.goto('/search?q=barber');
  // Pages are quoted in order: once the last has been, the faulty one has been tried.
  await expect(results(page).last()).toHaveAttribute('href', /#/);
  const hit = page.locator(`[data-search-results] a[href^="${kept}"]`);
  await expect(hit).toHaveAttribute('href', kept);
  await expect(hit).not.toContainText('out of order');
});
