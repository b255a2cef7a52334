import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { fill, openForm, submissions, success } from '../support/contact-form.ts';
import { sidewaysOverflow } from '../support/cut-words.ts';
import { callBehind, isFree } from '../support/own-calendar.ts';
import { isThorough, whenThorough } from '../support/thorough.ts';
import {
  addToCalendar,
  days,
  fillWithTime,
  openStep,
  pickFirst,
  sendAndBook,
  test,
  times,
  timesAsked,
  tooLate,
} from '../support/time-step.ts';

const rare = whenThorough(test);

/** The time that is picked, and the secret of its link. */
const picked = (page: Page): Promise<{ secret: string }> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('enquiry') ?? '{}').picked);

/** Books a call and returns its time and secret. */
async function book(page: Page) {
  const time = await fillWithTime(page);
  const { secret } = await picked(page);
  await sendAndBook(page).click();
  await expect(addToCalendar(page)).toBeVisible();
  return { time, secret };
}

async function calendarFile(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await addToCalendar(page).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('call.ics');
  return readFile(await file.path(), 'utf8');
}

const utc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const move = (page: Page) => page.getByRole('button', { name: 'Move', exact: true });
const moveTo = (page: Page) => page.getByRole('button', { name: /^Move to/ });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel the call' });
const reallyCancel = (page: Page) => page.getByRole('button', { name: 'Yes, cancel it' });

test('a booked call replaces the form, goes into a calendar, and can be moved to a free time', async ({
  page,
  site,
}) => {
  const { time, secret } = await book(page);
  await expect(success(page)).toContainText('Your partnership request has been submitted.');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('It is booked');
  await page.setViewportSize({ width: 390, height: 844 });
  await heading.scrollIntoViewIfNeeded();
  const [said, toast] = await Promise.all([heading.boundingBox(), success(page).boundingBox()]);
  expect(toast?.y, 'the toast is below what the page says').toBeGreaterThan(
    (said?.y ?? 0) + (said?.height ?? 0),
  );
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('form')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expectSound(page, 'booked');

  const call = await callBehind(site, secret);
  expect(call).toMatchObject({ status: 'booked', sequence: 0 });
  const file = await calendarFile(page);
  expect(file).toContain('METHOD:PUBLISH\r\n');
  expect(file).toContain(`DTSTART:${utc(time)}\r\n`);
  expect(file).toContain(`UID:${call?.uid}\r\n`);
  expect(file.replaceAll('\r\n ', '')).toContain(`/contact/call#${secret}`);

  await move(page).click();
  await days(page).last().press('Space');
  await times(page).last().press('Space');
  await moveTo(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'moved' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is moved');
  const moved = await callBehind(site, secret);
  expect(moved).toMatchObject({ status: 'booked', sequence: 1 });
  expect(moved?.starts_at).not.toBe(time);
  expect(await isFree(site, time)).toBe(true);
  const next = await calendarFile(page);
  expect(next).toContain('SEQUENCE:1\r\n');
  expect(next).toContain(`DTSTART:${utc(moved?.starts_at ?? '')}\r\n`);
});

test('a call is canceled after a question, its time is free again, and a call that has begun stays', async ({
  page,
  site,
}) => {
  const { time, secret } = await book(page);
  await expect(success(page)).toBeVisible();
  await cancel(page).click();
  await expect(success(page)).toHaveCount(0);
  await reallyCancel(page).click();
  await expect(page.getByText('This call is canceled.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is canceled');
  expect(await callBehind(site, secret)).toMatchObject({ status: 'cancelled', sequence: 1 });
  expect(await isFree(site, time)).toBe(true);
  await expectSound(page, 'canceled');

  // The same message gets another call: nothing is typed or sent anew.
  await page.getByRole('button', { name: 'Pick another time' }).click();
  await page.locator('.picker label:has(input[name$="time"])').first().click();
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page.getByText('Your call is booked.')).toBeVisible();
  await expect(addToCalendar(page)).toBeVisible();
  const call = await callBehind(site, secret);
  expect(call).toMatchObject({ status: 'booked', sequence: 2 });

  // The database's answer once the call has begun.
  await page.route('**/rpc/cancel_appointment', (route) => route.fulfill({ json: [call] }));
  await cancel(page).click();
  await reallyCancel(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This call has begun.' })).toBeVisible();
  await expect(cancel(page)).toHaveCount(0);
});

test('without a link the page says to change the call by email', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await fillWithTime(page);
  await sendAndBook(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Write to us to move or cancel it')).toBeVisible();
  await expect(cancel(page)).toHaveCount(0);
});

const widths = [320, 1280];

async function expectSound(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // The same parts stand on a desk, where only a thorough run judges them again, and every page has what is around them.
    if (isThorough || width === widths[0])
      expect.soft(await axeFindings(page, isThorough ? 'html' : 'main'), `${state}, ${width} px`).toEqual([]);
    expect.soft(await sidewaysOverflow(page), `${state}, ${width} px`).toBe(0);
  }
}

test.describe('axe finds nothing, and nothing scrolls sideways', () => {
  test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('in the step: open, with a pick, with a time just taken', async ({ page }) => {
    await page.route(submissions, (route) =>
      route.fulfill({ status: 400, json: { code: '23P01', message: 'Taken', details: null, hint: null } }),
    );
    await openStep(page);
    await expectSound(page, 'open');
    await fill(page);
    await pickFirst(page);
    await expectSound(page, 'with a pick');
    await sendAndBook(page).click();
    await expect(tooLate(page)).toBeFocused();
    await expectSound(page, 'with a time just taken');
  });

  rare('in the step without times: loading, none free, failed', async ({ page }) => {
    await page.route(timesAsked, () => {});
    await openForm(page, '/contact?about=demo');
    await expect(page.getByRole('status').filter({ hasText: 'Looking' })).toBeAttached();
    await expectSound(page, 'while they are looked for');
    await page.route(timesAsked, (route) => route.fulfill({ json: [] }));
    await openForm(page, '/contact?about=demo');
    await expect(page.getByText('No time is free')).toBeVisible();
    await expectSound(page, 'none free');
    await page.route(timesAsked, (route) => route.abort());
    await openForm(page, '/contact?about=demo');
    await expect(page.getByText('cannot be shown')).toBeVisible();
    await expectSound(page, 'not to be read');
  });
});
