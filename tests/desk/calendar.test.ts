import { expect } from '@playwright/test';
import { test } from '../support/owner.ts';

test('a time is blocked, seen in the day and the week, moved and given back', async ({ page }) => {
  await page.goto('/desk#/calendar/2031-03-04');
  await expect(page.getByRole('heading', { name: 'Tuesday, March 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Block a time' }).click();
  await page.getByLabel('From').fill('13:00');
  await page.getByLabel('To').fill('12:30');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('alert')).toContainText('after the beginning');
  await page.getByLabel('To').fill('14:30');
  await page.getByRole('button', { name: 'Block it' }).click();

  const blocked = page.getByRole('button', { name: /Blocked/ });
  await expect(blocked).toContainText('1:00 to 2:30 PM');
  await page.getByRole('link', { name: 'Week' }).click();
  await expect(blocked).toContainText('1:00 to 2:30 PM');
  await blocked.click();
  await page.getByLabel('To').fill('15:00');
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(blocked).toContainText('1:00 to 3:00 PM');
  await blocked.click();
  await page.getByRole('button', { name: 'Free it again' }).click();
  await expect(blocked).toHaveCount(0);
});
