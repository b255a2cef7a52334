import { expect, type Page } from '@playwright/test';
import { fill, openForm, rowsSent, send, submissions, success } from '../support/contact-form.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { bookElsewhere, freeTimes } from '../support/own-calendar.ts';
import {
  addToCalendar,
  days,
  letTimePass,
  nearest,
  openStep,
  pickFirst,
  sendAndBook,
  step,
  test,
  times,
  timesAsked,
  tooLate,
} from '../support/time-step.ts';

const asked = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return () => addresses.filter((address) => /free_times|Picker/.test(address)).length;
};

/** Times of a certain day, whatever the calendar has. */
const offer = (page: Page, ...moments: string[]) =>
  page.route(timesAsked, (route) => {
    const halfAnHourAfter = (moment: string) => new Date(Date.parse(moment) + 30 * 60_000).toISOString();
    return route.fulfill({
      json: moments.map((starts_at) => ({ starts_at, ends_at: halfAnHourAfter(starts_at) })),
    });
  });

for (const path of ['/', '/contact']) {
  test(`on ${path} the step is one line that asks for nothing until it is opened`, async ({ page }) => {
    const count = asked(page);
    await openForm(page, path);
    await expect(step(page)).not.toHaveAttribute('open');
    await expect(page.getByText('optional', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
    expect(count()).toBe(0);
    await page.getByText('Pick a time', { exact: true }).click();
    await expect(times(page).first()).toBeAttached();
    expect(count()).toBe(2);
  });
}

for (const { path, name } of [
  { path: '/', name: 'Book a Demo' },
  { path: '/solutions/ai-chatbots', name: 'Schedule Demo' },
  { path: '/solutions/ai-chatbots', name: 'Schedule Free Consultation' },
  { path: '/resources/case-studies/barber-shop-ai', name: 'Schedule Free Consultation' },
]) {
  test(`'${name}' on ${path} opens the step`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/contact\?about=demo(&|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo');
    await expect(times(page).first()).toBeAttached();
  });
}

test('who wants to ask about something else finds it folded', async ({ page }) => {
  await page.goto('/solutions/ai-chatbots');
  await page.getByRole('link', { name: 'Contact Sales' }).first().click();
  await expect(page).toHaveURL('/contact?from=/solutions/ai-chatbots');
  await expect(step(page)).not.toHaveAttribute('open');
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

  test('a time is said once', async ({ page }) => {
    await openStep(page);
    await pickFirst(page);
    await expect(page.getByRole('status').filter({ hasText: ' to ' })).not.toContainText('Chicago');
  });
});

test.describe('in the night in which clocks go back', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an hour that comes twice can be told apart', async ({ page }) => {
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

  test('times are said in these', async ({ page }) => {
    await offer(page, '2026-12-01T15:00:00Z', '2026-12-01T22:00:00Z', '2026-12-02T22:00:00Z');
    await openStep(page);
    await expect(times(page).first()).toHaveAccessibleName('16:00');
    await expect(page.getByText('Afternoon and evening')).toBeVisible();
    await days(page).nth(1).press('Space');
    await expect(times(page)).toHaveAccessibleName('23:00');
    await expect(page.getByText('Evening', { exact: true })).toBeVisible();
  });
});

test('a visitor whose clock is a day ahead is shown and given the same times', async ({ page, site }) => {
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

test('the keyboard alone picks a day and a time and sends', async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await fill(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(times(page).first()).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(days(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(days(page).nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(times(page).first()).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send without a time' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sendAndBook(page)).toBeFocused();
  // However quick a browser and its owner are: it goes once nobody can take them for a robot.
  await page.keyboard.press('Enter');
  await letTimePass(page);
  await expect(page.getByRole('heading', { name: / to / })).toBeFocused();
});

test('Enter picks the time that has the focus, and sends nothing', async ({ page }) => {
  const rows = rowsSent(page);
  await openStep(page);
  await fill(page);
  await times(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(times(page).first()).toBeChecked();
  await expect(sendAndBook(page)).toBeVisible();
  await days(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(days(page).nth(1)).toBeChecked();
  expect(rows).toEqual([]);
  // The pick is out of sight: the button says on which day it is.
  await expect(sendAndBook(page)).toHaveText(/^Send and book \S+\s[AP]M on \w{3}, \w{3} \d+$/);
  await days(page).first().press('Space');
  await expect(sendAndBook(page)).toHaveText(/^Send and book \S+\s[AP]M$/);
});

test('sending without the time that was picked is one press', async ({ page }) => {
  const rows = rowsSent(page);
  await openStep(page);
  await fill(page);
  await pickFirst(page);
  await page.getByRole('button', { name: 'Send without a time' }).click();
  await expect(success(page)).toBeVisible();
  expect(rows).toHaveLength(1);
  expect(rows[0]).not.toHaveProperty('wanted_time');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(step(page).locator('summary')).toBeFocused();
});

test('a mistake in the words keeps the time', async ({ page }) => {
  await openStep(page);
  await pickFirst(page);
  await page.getByRole('button', { name: 'Send without a time' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(sendAndBook(page)).toBeVisible();
});

test('who is too late keeps every word, is told, and is offered what is near', async ({ page, site }) => {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  const wanted = await pickFirst(page);
  await bookElsewhere(site, wanted);
  await letTimePass(page);
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

test('a time that cannot be had is said to be so, and nothing is stored', async ({ page }) => {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  // What only robots fill: the database refuses them a time as it does an old page.
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => (field.value = 'x'));
  await pickFirst(page);
  await letTimePass(page);
  await sendAndBook(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be booked' })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
  await expect(success(page)).toHaveCount(0);
});

test('an answer that got lost is found again, and is one booking', async ({ page }) => {
  await page.clock.install();
  const rows = rowsSent(page);
  await openStep(page);
  await fill(page);
  await pickFirst(page);
  await letTimePass(page);
  let isAnswerLost = true;
  await page.route(submissions, async (route) => {
    if (!isAnswerLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed');
  await sendAndBook(page).click();
  await lost;
  // What is booked, if only by us, is free no longer.
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

test('words that change after an answer got lost go without the time, which is booked', async ({ page }) => {
  await page.clock.install();
  const rows = rowsSent(page);
  await openStep(page);
  await fill(page);
  await pickFirst(page);
  await letTimePass(page);
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

test('a pick that was kept and has passed meanwhile is gone, and said to be', async ({ page, site }) => {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  const wanted = await pickFirst(page);
  await bookElsewhere(site, wanted);
  await page.goto('/contact');
  await expect(page.getByText('The time you had picked is gone.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
  await expect(sendAndBook(page)).toHaveCount(0);
  await expect(page.getByText('No time is picked')).toBeVisible();
});

test('a pick is kept through a reload', async ({ page }) => {
  await openStep(page);
  await pickFirst(page);
  await page.goto('/contact');
  await expect(sendAndBook(page)).toBeVisible();
  await expect(times(page).and(page.locator(':checked'))).toHaveCount(1);
});

test('where nothing is free the message can be sent', async ({ page }) => {
  await page.route(timesAsked, (route) => route.fulfill({ json: [] }));
  await openForm(page, '/contact?about=demo');
  await expect(page.getByText('No time is free in the next 21 days.')).toBeVisible();
  await fill(page);
  await send(page);
  await expect(success(page)).toBeVisible();
});

test('what cannot be read can be asked for again, and the message can be sent', async ({ page }) => {
  await page.route(timesAsked, (route) => route.fulfill({ status: 503, body: 'away' }));
  await openForm(page, '/contact?about=demo');
  const told = page.getByRole('alert').filter({ hasText: 'Free times cannot be shown right now.' });
  await expect(told).toBeVisible();
  await page.unroute(timesAsked);
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(times(page).first()).toBeAttached();
  await expect(told).toHaveCount(0);
});

test('a step whose script does not arrive says so, and comes when it is asked for again', async ({
  page,
}) => {
  await page.route('**/_astro/Picker*', (route) => route.abort());
  await openForm(page, '/contact?about=demo');
  const told = page.getByRole('alert').filter({ hasText: 'Free times cannot be shown right now.' });
  await expect(told).toBeVisible();
  await fill(page);
  await page.unroute('**/_astro/Picker*');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(times(page).first()).toBeAttached();
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
});

test('a step that is opened without a connection comes with it', async ({ page, context }) => {
  await openForm(page);
  await context.setOffline(true);
  await page.getByText('Pick a time', { exact: true }).click();
  await expect(page.getByText('Free times cannot be shown right now.')).toBeVisible();
  await context.setOffline(false);
  await expect(times(page).first()).toBeAttached();
});

test('what is booked without a connection is booked once there is one', async ({ page, context }) => {
  await page.clock.install();
  await openStep(page);
  await fill(page);
  const panel = page.waitForResponse('**/_astro/Booked*');
  await pickFirst(page);
  await panel;
  await letTimePass(page);
  await context.setOffline(true);
  await sendAndBook(page).click();
  await expect(page.getByText('We send it as soon as you are connected again')).toBeVisible();
  await context.setOffline(false);
  await expect(addToCalendar(page)).toBeVisible();
});

test('times that were read a while ago are read anew when somebody looks at them', async ({ page, site }) => {
  await page.clock.install();
  await openStep(page);
  await bookElsewhere(site);
  const before = await days(page).first().getAttribute('aria-label');
  await page.clock.fastForward(61_000);
  await days(page).first().focus();
  await expect(days(page).first()).not.toHaveAttribute('aria-label', before ?? '');
});

for (const width of [320, 360, 1440]) {
  test(`nothing moves at ${width} px when times come, and a wait is shown`, async ({ page }) => {
    const painted = Promise.withResolvers<void>();
    await page.route(timesAsked, async (route) => {
      await painted.promise;
      await route.continue();
    });
    await watchShift(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact?about=demo');
    await page.getByText('Pick a time', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Looking for free times…').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Looking for free times…' })).toBeAttached();
    const below = page.getByRole('button', { name: 'Send request' });
    const before = await below.boundingBox();
    painted.resolve();
    await expect(times(page).first()).toBeAttached();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(await below.boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('letters of twice the size make nothing scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStep(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('the step adds at most 4 KB to the script of the form, and 4 KB when it is opened', async ({ page }) => {
  const weights: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(Number(response.headers()['content-length']));
  });
  const weight = () => weights.reduce((sum, bytes) => sum + bytes, 0);
  await openForm(page);
  const closed = weight();
  // Without it, on the day it came, all of the page's scripts were 67,626 bytes.
  expect(closed).toBeLessThanOrEqual(67_626 + 4_096);
  await page.getByText('Pick a time', { exact: true }).click();
  await expect(times(page).first()).toBeAttached();
  const opened = weight() - closed;
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThanOrEqual(4_096);
});
