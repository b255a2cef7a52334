import { expect, type Page } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const row = (page: Page, name: string) => page.getByRole('link', { name });

test('a message is put off until a morning, is found among those put off, and is brought back', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Lara Later' });
  await read(page, id);
  await page.getByRole('button', { name: 'Later' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring it back when?' });
  await dialog.getByRole('button', { name: /^Tomorrow morning/ }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'put off until tomorrow, 9:00 AM')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Put off until tomorrow, 9:00 AM');

  await page.goto('/desk');
  await expect(row(page, 'Lara Later')).toBeHidden();
  await page.getByRole('link', { name: /^\d+ put off$/ }).click();
  await expect(page.getByRole('heading', { name: 'Put off' })).toBeVisible();
  await expect(row(page, 'Lara Later')).toContainText('until tomorrow, 9:00 AM');
  await row(page, 'Lara Later').click();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(toast(page, 'to answer again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toBeVisible();
});
