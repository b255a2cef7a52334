import { expect, type Page } from '@playwright/test';
import { fill, openForm } from './contact-form.ts';
import { test as ownCalendar } from './own-calendar.ts';

/** The form's step in which a time is picked, as visitors use it. */

export const test = ownCalendar.extend({
  timezoneId: 'America/New_York',
  locale: 'en-US',
});

export const timesAsked = '**/rpc/free_times';

export const step = (page: Page) => page.locator('details', { hasText: 'Pick a time' });
export const days = (page: Page) => page.getByRole('group', { name: 'Day' }).getByRole('radio');
export const times = (page: Page) =>
  page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
export const nearest = (page: Page) => page.getByRole('alert').getByRole('button');
export const sendAndBook = (page: Page) => page.getByRole('button', { name: /^Send and book/ });
export const addToCalendar = (page: Page) => page.getByRole('button', { name: 'Add to calendar' });
export const tooLate = (page: Page) => page.getByRole('alert').filter({ hasText: 'has just been taken' });

/** Opens the step and waits for the times. */
export async function openStep(page: Page) {
  await openForm(page, '/contact?about=demo');
  await expect(times(page).first()).toBeAttached();
}

/** A form filled in within three seconds is a robot's, and gets no time. */
export async function letTimePass(page: Page) {
  await page.clock.fastForward(5_000);
}

export async function pickFirst(page: Page): Promise<string> {
  const first = times(page).and(page.locator(':enabled')).first();
  await first.press('Space');
  await expect(first).toBeChecked();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('enquiry') ?? '{}').picked);
  return kept.starts_at;
}

/** Fills in the form, with a time, as slowly as a person would. Returns the time. */
export async function fillWithTime(page: Page): Promise<string> {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  const time = await pickFirst(page);
  await letTimePass(page);
  return time;
}
