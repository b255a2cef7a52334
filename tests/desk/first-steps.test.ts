import { expect } from '@playwright/test';
import { test } from '../support/owner.ts';

test('the first steps name what is open, and lead to where it is done', async ({ page }) => {
  await page.goto('/desk#/first-steps');
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps.first()).toBeVisible();
  // The tests' server sends mail, so that is no step.
  await expect(page.getByText('SMTP_URL')).toHaveCount(0);
  // A form that was opened is no step any more.
  const hours = steps.filter({ hasText: 'hours of calls' });
  await expect(hours).toContainText('America/Chicago');
  await hours.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Hours of calls', exact: true })).toBeVisible();
  await page.goto('/desk#/first-steps');
  await expect(steps.filter({ hasText: 'backed up' })).toContainText('npm run backup');
  await expect(hours).toHaveCount(0);
  await steps.filter({ hasText: 'language model' }).getByRole('link').click();
  await expect(page.getByRole('textbox', { name: 'Legal name' })).toBeVisible();
});
