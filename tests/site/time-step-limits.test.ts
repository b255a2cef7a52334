import { expect, type Page } from '@playwright/test';
import { success } from '../support/contact-form.ts';
import { bookElsewhere } from '../support/own-calendar.ts';
import { fillWithTime, nearest, sendAndBook, test, times } from '../support/time-step.ts';

/** A calendar with the real limits for one party. */

test.use({ hasLimits: true });

async function expectOfferWithoutTime(page: Page, why: string) {
  const told = page.getByRole('alert').filter({ hasText: why });
  await expect(told).toBeFocused();
  await expect(told).toContainText('Send your message without a time, and we suggest one.');
  // Another time would be refused as well, and none was taken.
  await expect(nearest(page)).toHaveCount(0);
  await expect(times(page).and(page.locator(':disabled'))).toHaveCount(0);
  await expect(times(page).and(page.locator(':checked'))).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
  await page.getByRole('button', { name: 'Send without a time' }).click();
  await expect(success(page)).toBeVisible();
}

test('a visitor who may not book again is told why, and can send the message without a time', async ({
  page,
  site,
}) => {
  for (let count = 0; count < 2; count += 1) await bookElsewhere(site, undefined, 'Ana+call@example.com');
  await fillWithTime(page);
  await sendAndBook(page).click();
  await expectOfferWithoutTime(page, 'Two calls are booked for this email address already.');

  for (let count = 2; count < 30; count += 1)
    await bookElsewhere(site, undefined, `visitor-${count}@example.com`);
  await fillWithTime(page);
  await page.getByLabel('Email').fill('somebody@example.com');
  await sendAndBook(page).click();
  await expectOfferWithoutTime(page, 'Many calls have been booked within the last hour');
});
