import { expect } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

test('figures count timely answers, and every bar is also a row of a table', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Finn Figure' });
  await read(page, id);
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.goto('/desk#/figures');
  await expect(page.getByRole('term').first()).toContainText('answered within 2 hours');
  await page.getByText('As a table').click();
  await expect(page.getByRole('rowheader')).toHaveCount(12);
  await expect(page.getByRole('row').last().getByRole('cell').first()).not.toHaveText('0');
});

test('an answer that was seconds late does not count as timely', async ({ page, site }) => {
  await arrive(site.url);
  await page.route('**/desk/call/desk_figures', async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), enquiries: 12, median_seconds: 7204 };
    await route.fulfill({ response, json });
  });
  await page.goto('/desk#/figures');
  await expect(page.getByRole('definition').filter({ hasText: '2 h 01' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^message a week$/ })).toBeVisible();
});
