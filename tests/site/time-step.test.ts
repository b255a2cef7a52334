import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { fill, openForm, rowsSent, success } from '../support/contact-form.ts';
import { drawn } from '../support/frames.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import {
  days,
  letTimePass,
  openStep,
  pickFirst,
  sendAndBook,
  step,
  test,
  times,
  timesAsked,
} from '../support/time-step.ts';

const asked = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return () => addresses.filter((address) => /free_times|Picker/.test(address)).length;
};
test('on home the step is one line that loads nothing until it is opened, and ‘Book a Demo’ opens it, before the fields', async ({
  page,
}) => {
  const count = asked(page);
  await openForm(page, '/');
  await expect(step(page)).not.toHaveAttribute('open');
  await expect(page.getByText('optional', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
  expect(count()).toBe(0);
  await page.getByText('Pick a time', { exact: true }).click();
  await expect(times(page).first()).toBeAttached();
  expect(count()).toBe(2);

  await page.getByRole('link', { name: 'Book a Demo' }).first().click();
  await expect(page).toHaveURL(/\/contact\?about=demo(&|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo');
  await expect(times(page).first()).toBeAttached();
  // The first that the eye and the keyboard meet is a day.
  await expect(page.locator('form input').first()).toHaveRole('radio');
  const [day, field] = [await step(page).boundingBox(), await page.getByLabel('Name').boundingBox()];
  expect(day?.y).toBeLessThan(field?.y ?? 0);
  // Beside the buttons that scroll them, days are whole.
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.getByRole('group', { name: 'Day' }).evaluate(daysThatAreCut), `${width} px`).toEqual(
      [],
    );
  }
});

/** The days at the end of the strip of which a part is in view. Runs in the page. */
function daysThatAreCut(group: Element): string[] {
  const end = group.querySelector('.picker-strip')?.getBoundingClientRect().right ?? 0;
  return [...group.querySelectorAll<HTMLElement>('label')]
    .filter((day) => {
      const { left, right } = day.getBoundingClientRect();
      return left < end - 1 && right > end + 1;
    })
    .map((day) => day.innerText);
}

test('links for a demo or a consultation on other pages lead there, too', async ({ request }) => {
  for (const { path, name } of [
    { path: '/solutions/ai-chatbots', name: 'Schedule Demo' },
    { path: '/solutions/ai-chatbots', name: 'Schedule Free Consultation' },
    { path: '/resources/case-studies/barber-shop-ai', name: 'Schedule Free Consultation' },
  ]) {
    const links = parse(await (await request.get(path)).text()).querySelectorAll('main a');
    const link = links.find(({ text }) => text.trim() === name);
    expect(link?.getAttribute('href'), name).toMatch(/^\/contact\?about=demo(&|$)/);
  }
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
  // A quick visitor's message waits until it cannot be taken for a robot's.
  await page.keyboard.press('Enter');
  await letTimePass(page);
  await expect(page.getByRole('heading', { name: / to / })).toBeFocused();
});

test('a mistake in the words keeps the time, Enter picks another and sends nothing, and sending without it is one press', async ({
  page,
}) => {
  const rows = rowsSent(page);
  await openStep(page);
  await pickFirst(page);
  const without = page.getByRole('button', { name: 'Send without a time' });
  await without.click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(sendAndBook(page)).toBeVisible();
  await fill(page);
  await times(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(times(page).nth(1)).toBeChecked();
  await expect(sendAndBook(page)).toBeVisible();
  await days(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(days(page).nth(1)).toBeChecked();
  expect(rows).toEqual([]);
  // The picked time is out of view, so the button names its day.
  await expect(sendAndBook(page)).toHaveText(/^Send and book \S+\s[AP]M on \w{3}, \w{3} \d+$/);
  await days(page).first().press('Space');
  await expect(sendAndBook(page)).toHaveText(/^Send and book \S+\s[AP]M$/);

  await without.click();
  await expect(success(page)).toBeVisible();
  expect(rows).toHaveLength(1);
  expect(rows[0]).not.toHaveProperty('wanted_time');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(step(page).locator('summary')).toBeFocused();
});

for (const width of [320, 1440]) {
  test(`nothing moves at ${width} px when the step opens and times arrive, and loading is shown`, async ({
    page,
  }) => {
    const painted = Promise.withResolvers<void>();
    await page.route(timesAsked, async (route) => {
      await painted.promise;
      await route.continue();
    });
    await watchShift(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact?about=demo');
    await expect(step(page)).toHaveAttribute('open');
    await page.getByText('Pick a time', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Looking for free times…').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Looking for free times…' })).toBeAttached();
    const below = page.getByRole('button', { name: 'Send request' });
    const before = await below.boundingBox();
    painted.resolve();
    await expect(times(page).first()).toBeAttached();
    await drawn(page);
    expect(await below.boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the step adds at most 4 KB to the form’s script, and 4 KB when opened, and fits at twice the text size', async ({
  page,
}) => {
  const weights: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      weights.push(Number(response.headers()['content-length']));
  });
  const weight = () => weights.reduce((sum, bytes) => sum + bytes, 0);
  await openForm(page);
  const closed = weight();
  // All scripts of the page were 67,626 bytes before the picker was added.
  expect(closed).toBeLessThanOrEqual(67_626 + 4_096);
  await page.getByText('Pick a time', { exact: true }).click();
  await expect(times(page).first()).toBeAttached();
  const opened = weight() - closed;
  expect(opened).toBeGreaterThan(0);
  expect(opened).toBeLessThanOrEqual(4_096);

  // Letters of twice the size make nothing scroll sideways on a phone.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
