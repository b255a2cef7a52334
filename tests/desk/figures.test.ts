import { expect } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

test('figures count what was answered in time, and every bar is a row of a table', async ({ page, site }) => {
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
