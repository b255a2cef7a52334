import { expect, type Page } from '@playwright/test';
import { fill, success } from '../support/contact-form.ts';
import { freeTimes } from '../support/own-calendar.ts';
import { whenThorough } from '../support/thorough.ts';
import {
  addToCalendar,
  days,
  letTimePass,
  openStep,
  pickFirst,
  sendAndBook,
  test,
  times,
  timesAsked,
} from '../support/time-step.ts';

const rare = whenThorough(test);

/** Times are shown in the visitor's zone, with the owner's beside them, whatever the zones and clocks. */

/** Offers these times, whatever the calendar has. */
const offer = (page: Page, ...moments: string[]) =>
  page.route(timesAsked, (route) => {
    const halfAnHourAfter = (moment: string) => new Date(Date.parse(moment) + 30 * 60_000).toISOString();
    return route.fulfill({
      json: moments.map((starts_at) => ({ starts_at, ends_at: halfAnHourAfter(starts_at) })),
    });
  });
test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test("times are the visitor's, and the owner's stands beside the pick with its day", async ({ page }) => {
    await offer(page, '2026-12-01T22:00:00Z');
    await openStep(page);
    await expect(page.getByText(/Times are yours, in Kath?mandu\./)).toBeVisible();
    await expect(days(page)).toHaveAccessibleName('Wednesday, December 2, 1 free');
    await pickFirst(page);
    await expect(page.getByRole('status').filter({ hasText: '3:45 to 4:15 AM' })).toContainText(
      '4:00 PM on Tuesday in Chicago',
    );
  });
});

test.describe("in the owner's own zone", () => {
  test.use({ timezoneId: 'America/Chicago' });

  rare('a time is said once', async ({ page }) => {
    await openStep(page);
    await pickFirst(page);
    await expect(page.getByRole('status').filter({ hasText: ' to ' })).not.toContainText('Chicago');
  });
});

test.describe('in the night in which clocks go back', () => {
  test.use({ timezoneId: 'America/New_York' });

  rare('an hour that comes twice can be told apart', async ({ page }) => {
    await offer(page, ...[4, 5, 6, 7].map((hour) => `2026-11-01T0${hour}:30:00Z`));
    await openStep(page);
    await expect(days(page)).toHaveCount(1);
    await expect(times(page)).toHaveCount(4);
    await expect(page.getByRole('radio', { name: '1:30 AM GMT-4' })).toBeAttached();
    await expect(page.getByRole('radio', { name: '1:30 AM GMT-5' })).toBeAttached();
  });
});

test.describe('where clocks have 24 hours', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  rare('times use them', async ({ page }) => {
    await offer(page, '2026-12-01T15:00:00Z', '2026-12-01T22:00:00Z', '2026-12-02T22:00:00Z');
    await openStep(page);
    await expect(times(page).first()).toHaveAccessibleName('16:00');
    await expect(page.getByText('Afternoon and evening')).toBeVisible();
    await days(page).nth(1).press('Space');
    await expect(times(page)).toHaveAccessibleName('23:00');
    await expect(page.getByText('Evening', { exact: true })).toBeVisible();
  });
});

test('a visitor whose clock is a day ahead gets the same times', async ({ page, site }) => {
  const tomorrow = Date.now() + 24 * 60 * 60_000;
  await page.clock.install({ time: tomorrow });
  const [first] = await freeTimes(site);
  await openStep(page);
  await fill(page);
  expect(await pickFirst(page)).toBe(first?.starts_at);
  await letTimePass(page);
  await sendAndBook(page).click();
  await expect(addToCalendar(page)).toBeVisible();
  await expect(success(page)).toBeVisible();
});
