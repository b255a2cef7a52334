import { expect } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

test('whoever was answered has a history instead of a way to be all spam', async ({ page, site }) => {
  const hal = { name: 'Hal History', email: 'Hal.History@example.com', phone_number: null };
  const first = await arrive(site.url, { ...hal, business_details: 'The first words' });
  const id = await arrive(site.url, hal);
  await read(page, first);
  await expect(page.getByRole('button', { name: 'All 2 as spam' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await read(page, id);
  await expect(page.getByRole('button', { name: 'Mark answered' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'All 2 as spam' })).toBeHidden();
  await page.getByText(/^One more from this mailbox/).click();
  await expect(page.getByRole('article')).toContainText('The first words');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Hal History/ })
    .click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});
