import { expect } from '@playwright/test';
import { fill, openForm, rowsSent, send, submissions, success } from '../support/contact-form.ts';
import { bookElsewhere } from '../support/own-calendar.ts';
import { whenThorough } from '../support/thorough.ts';
import {
  addToCalendar,
  days,
  fillWithTime,
  letTimePass,
  nearest,
  openStep,
  pickFirst,
  sendAndBook,
  test,
  times,
  timesAsked,
  tooLate,
} from '../support/time-step.ts';

const rare = whenThorough(test);

/** Whatever fails between picking and booking, no text is lost and nothing is booked twice. */

test('a visitor who is too late keeps every word, and is offered the nearest times', async ({
  page,
  site,
}) => {
  const wanted = await fillWithTime(page);
  await bookElsewhere(site, wanted);
  const readAnew = page.waitForResponse(timesAsked);
  await sendAndBook(page).click();
  await readAnew;
  await expect(tooLate(page)).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
  await expect(times(page).and(page.locator(':checked'))).toHaveCount(0);
  await expect(times(page).and(page.locator(':disabled'))).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Send without a time' })).toHaveCount(1);

  await expect(nearest(page)).toHaveCount(3);
  await nearest(page).first().click();
  await expect(tooLate(page)).toHaveCount(0);
  await expect(times(page).and(page.locator(':checked'))).toBeFocused();
  await sendAndBook(page).click();
  await expect(addToCalendar(page)).toBeVisible();
});

rare('an unavailable time is reported, and nothing is stored', async ({ page }) => {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  // Only robots fill in this field. The database refuses them a time, in the same way as an outdated page.
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => (field.value = 'x'));
  await pickFirst(page);
  await letTimePass(page);
  await sendAndBook(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be booked' })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
  await expect(success(page)).toHaveCount(0);
});

test('after a lost answer the booking is found again, and there is only one', async ({ page }) => {
  const rows = rowsSent(page);
  await fillWithTime(page);
  let isAnswerLost = true;
  await page.route(submissions, async (route) => {
    if (!isAnswerLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await sendAndBook(page).click();
  await lost;
  // A booked time is no longer free, even if it is ours.
  const asked = page.waitForResponse('**/rpc/appointment_of_link');
  await page.reload();
  isAnswerLost = false;
  await asked;
  const answer = page.waitForResponse(submissions);
  await sendAndBook(page).click();
  expect((await answer).status()).toBe(409);
  await expect(addToCalendar(page)).toBeVisible();
  const sent = rows.filter((row) => 'wanted_time' in row);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('words that change after a lost answer are sent without the time, which is booked', async ({ page }) => {
  const rows = rowsSent(page);
  await fillWithTime(page);
  await page.route(
    submissions,
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 400, json: { code: 'X', message: 'Lost', details: null, hint: null } });
    },
    { times: 1 },
  );
  await sendAndBook(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Lost' })).toBeVisible();
  await page.getByLabel('Business details').fill('Four chairs.');
  await sendAndBook(page).click();
  await expect(addToCalendar(page)).toBeVisible();
  await expect(tooLate(page)).toHaveCount(0);
  const sent = rows.filter(({ business_details }) => business_details === 'Four chairs.');
  expect(sent.map((row) => 'wanted_time' in row)).toEqual([true, false]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
});

test('a pick survives a reload, unless its time has passed, which is reported', async ({ page, site }) => {
  const wanted = await fillWithTime(page);
  await page.goto('/contact');
  await expect(sendAndBook(page)).toBeVisible();
  await expect(times(page).and(page.locator(':checked'))).toHaveCount(1);

  await bookElsewhere(site, wanted);
  await page.reload();
  await expect(page.getByText('The time you had picked is gone.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
  await expect(sendAndBook(page)).toHaveCount(0);
  await expect(page.getByText('No time is picked')).toBeVisible();
});

test('few free times leave no empty room below them', async ({ page }) => {
  await page.route(timesAsked, async (route) => {
    const all = await (await route.fetch()).json();
    await route.fulfill({ json: all.slice(0, 2) });
  });
  await openStep(page);
  const left = await page
    .locator('.picker-choice')
    .last()
    .evaluate((line) => {
      const place = line.closest('.picker') as HTMLElement;
      const end =
        place.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(place).paddingBottom);
      return end - line.getBoundingClientRect().bottom;
    });
  expect(left).toBeLessThan(64);
});

test('without a free time the message can be sent', async ({ page }) => {
  await page.route(timesAsked, (route) => route.fulfill({ json: [] }));
  await openForm(page, '/contact?about=demo');
  await expect(page.getByText('No time is free in the next 21 days.')).toBeVisible();
  await fill(page);
  await send(page);
  await expect(success(page)).toBeVisible();
});

test('missing scripts and times are reported, and arrive on a second request', async ({ page }) => {
  await page.route('**/_astro/Picker*', (route) => route.abort());
  await page.route(timesAsked, (route) => route.fulfill({ status: 503, body: 'away' }));
  await openForm(page, '/contact?about=demo');
  const told = page.getByRole('alert').filter({ hasText: 'Free times cannot be shown right now.' });
  const again = told.getByRole('button', { name: 'Try again' });
  await expect(told).toBeVisible();
  await fill(page);
  await page.unroute('**/_astro/Picker*');
  const answer = page.waitForResponse(timesAsked);
  await again.click();
  expect((await answer).status()).toBe(503);
  await expect(told).toBeVisible();
  await page.unroute(timesAsked);
  await again.click();
  await expect(times(page).first()).toBeAttached();
  await expect(told).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
});

rare(
  'a step that was opened offline loads once connected, and later reads its times again',
  async ({ page, context, site }) => {
    await page.clock.install();
    await openForm(page);
    await context.setOffline(true);
    await page.getByText('Pick a time', { exact: true }).click();
    await expect(page.getByText('Free times cannot be shown right now.')).toBeVisible();
    await context.setOffline(false);
    await expect(times(page).first()).toBeAttached();

    await bookElsewhere(site);
    const before = await days(page).first().getAttribute('aria-label');
    await page.clock.fastForward(61_000);
    await days(page).first().focus();
    await expect(days(page).first()).not.toHaveAttribute('aria-label', before ?? '');
  },
);

test('a call that is booked offline is stored once there is a connection', async ({ page, context }) => {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  const panel = page.waitForResponse('**/_astro/Booked*');
  await pickFirst(page);
  // A response is there before the last of it, and what it imports after it. The browser asks for neither again.
  await page.evaluate((address) => import(address), (await panel).url());
  await letTimePass(page);
  await context.setOffline(true);
  await sendAndBook(page).click();
  await expect(page.getByText('We send it as soon as you are connected again')).toBeVisible();
  await context.setOffline(false);
  await expect(addToCalendar(page)).toBeVisible();
});
