import { expect, type Page } from '@playwright/test';
import { freeTimes } from '../support/own-calendar.ts';
import { arrive, loseAnswer, read, test } from '../support/owner.ts';

/** Marks an enquiry as spam together with everything else from its mailbox. */

const button = (page: Page) => page.getByRole('button', { name: 'All 3 as spam' });
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Spam, and everything from samspam@example.com?' });

test('marking a mailbox as spam asks once, says what it covers, and cancels its call', async ({
  page,
  site,
}) => {
  const [one, two] = (await freeTimes(site.url)).slice(-2).map(({ starts_at }) => starts_at);
  const others = [
    await arrive(site.url, { email: 'Sam.Spam@example.com', wanted_time: one }),
    await arrive(site.url, { email: 'samspam+2@example.com', wanted_time: two }),
  ];
  const id = await arrive(site.url, { name: 'Sam Spam', email: 'samspam@example.com' });
  const stranger = await arrive(site.url, { email: 'samspam@example.org' });
  await read(page, id);
  await button(page).click();
  await expect(dialog(page)).toContainText('3 messages are marked as spam. 2 upcoming calls are canceled');
  await expect(dialog(page)).toContainText('includes sam.spam@example.com, samspam+2@example.com, samspam@');
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();

  await button(page).click();
  await loseAnswer(page, '**/desk/call/desk_spam_mailbox');
  const confirm = dialog(page).getByRole('button', { name: 'Mark all as spam' });
  await confirm.click();
  await expect(dialog(page).getByRole('alert')).toContainText('No connection');
  await confirm.click();
  await expect(
    page.getByRole('status').filter({
      hasText: 'Everything from samspam@example.com is spam, and its upcoming calls are canceled.',
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sam Spam' })).toBeFocused();

  for (const other of others) {
    await read(page, other);
    await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
    await expect(page.locator('b', { hasText: /^Call canceled: / })).toBeVisible();
  }
  await read(page, stranger);
  await expect(page.getByRole('button', { name: 'Spam', exact: true })).toBeVisible();
});

test('one message whose call is to come asks as well, because no undoing brings the call back', async ({
  page,
  site,
}) => {
  const [time] = (await freeTimes(site.url)).slice(-1).map(({ starts_at }) => starts_at);
  await read(page, await arrive(site.url, { name: 'Sol Spam', email: 'sol@example.com', wanted_time: time }));
  const spam = page.getByRole('button', { name: 'Spam', exact: true });
  const asked = page.getByRole('dialog', { name: 'Spam, and cancel the call of Sol Spam?' });
  await spam.click();
  await asked.getByRole('button', { name: 'Keep it' }).click();
  await expect(spam).toBeFocused();
  await expect(page.locator('b', { hasText: /^Call booked: / })).toBeVisible();

  await spam.click();
  await asked.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.locator('b', { hasText: /^Call canceled: / })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'marked as spam' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});
