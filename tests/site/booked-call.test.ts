import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { fill, openForm, submissions, success } from '../support/contact-form.ts';
import { sidewaysOverflow } from '../support/cut-words.ts';
import { bookElsewhere, callBehind, isFree } from '../support/own-calendar.ts';
import {
  addToCalendar,
  fillWithTime,
  letTimePass,
  openStep,
  pickFirst,
  sendAndBook,
  step,
  test,
  times,
  timesAsked,
  tooLate,
} from '../support/time-step.ts';

/** Books a call and returns its time and secret. */
async function book(page: Page) {
  const time = await fillWithTime(page);
  const { secret } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('enquiry') ?? '{}').picked);
  await sendAndBook(page).click();
  await expect(addToCalendar(page)).toBeVisible();
  return { time, secret: String(secret) };
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
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel the call' });
const reallyCancel = (page: Page) => page.getByRole('button', { name: 'Yes, cancel it' });

test('what is booked stands in place of the form, is thanked for and goes into a calendar', async ({
  page,
  site,
}) => {
  const { time, secret } = await book(page);
  await expect(success(page)).toContainText('Your partnership request has been submitted.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked');
  await expect(page.locator('form')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  const call = await callBehind(site, secret);
  expect(call).toMatchObject({ status: 'booked', sequence: 0 });
  const file = await calendarFile(page);
  expect(file).toContain('METHOD:PUBLISH\r\n');
  expect(file).toContain(`DTSTART:${utc(time)}\r\n`);
  expect(file).toContain(`UID:${call?.uid}@`);
  expect(file.replaceAll('\r\n ', '')).toContain(`/contact/call#${secret}`);
});

test('it is moved, once, and its calendar entry follows', async ({ page, site }) => {
  const { time, secret } = await book(page);
  await move(page).click();
  const last = times(page).last();
  await last.press('Space');
  await page.getByRole('button', { name: /^Move to/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'moved' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is moved');
  const call = await callBehind(site, secret);
  expect(call).toMatchObject({ status: 'booked', sequence: 1 });
  expect(call?.starts_at).not.toBe(time);
  expect(await isFree(site, time)).toBe(true);
  const file = await calendarFile(page);
  expect(file).toContain('SEQUENCE:1\r\n');
  expect(file).toContain(`DTSTART:${utc(call?.starts_at ?? '')}\r\n`);
});

test('moving to a time that somebody else has leaves it when it was', async ({ page, site }) => {
  const { time, secret } = await book(page);
  await move(page).click();
  const wanted = page.waitForRequest('**/rpc/move_appointment');
  await times(page).first().press('Space');
  // The call changes before the request is sent.
  await page.route('**/rpc/move_appointment', async (route) => {
    await bookElsewhere(site, route.request().postDataJSON().wanted_time);
    await route.continue();
  });
  await page.getByRole('button', { name: /^Move to/ }).click();
  await wanted;
  await expect(tooLate(page)).toBeFocused();
  await expect(tooLate(page)).toContainText('Your call keeps its current time.');
  expect(await callBehind(site, secret)).toMatchObject({ starts_at: time, sequence: 0 });
});

test('it is canceled, its time is free again, and another can be picked', async ({ page, site }) => {
  const { time, secret } = await book(page);
  await expect(success(page)).toBeVisible();
  await cancel(page).click();
  await expect(success(page)).toHaveCount(0);
  await reallyCancel(page).click();
  await expect(page.getByText('This call is canceled.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is canceled');
  expect(await callBehind(site, secret)).toMatchObject({ status: 'cancelled', sequence: 1 });
  expect(await isFree(site, time)).toBe(true);
  await page.getByRole('button', { name: 'Pick another time' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a demo');
  await expect(step(page).locator('summary')).toBeFocused();
  await expect(step(page)).toHaveAttribute('open');
  await expect(page.getByLabel('Business details')).toHaveValue('Three chairs.\nMessages at night.');
  await pickFirst(page);
  await letTimePass(page);
  await sendAndBook(page).click();
  await expect(addToCalendar(page)).toBeVisible();
});

test('a call that has begun stays, and says whom to write to', async ({ page, site }) => {
  const { secret } = await book(page);
  const call = await callBehind(site, secret);
  // The database's answer once the call has begun.
  await page.route('**/rpc/cancel_appointment', (route) => route.fulfill({ json: [call] }));
  await cancel(page).click();
  await reallyCancel(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This call has begun.' })).toBeVisible();
  await expect(cancel(page)).toHaveCount(0);
});

test('a change that nobody answers is said to be unsure and can be tried again', async ({ page }) => {
  await book(page);
  await page.route('**/rpc/cancel_appointment', (route) => route.abort());
  await cancel(page).click();
  await reallyCancel(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Try again' })).toBeVisible();
  await page.unroute('**/rpc/cancel_appointment');
  await cancel(page).click();
  await reallyCancel(page).click();
  await expect(page.getByText('This call is canceled.')).toBeVisible();
});

test('where the browser makes no link, the page says that a mail changes the call', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }));
  await fillWithTime(page);
  await sendAndBook(page).click();
  await expect(success(page)).toBeVisible();
  await expect(page.getByText('Write to us to move or cancel it')).toBeVisible();
  await expect(cancel(page)).toHaveCount(0);
});

const reachable: { name: string; reach(page: Page, site: string): Promise<unknown> }[] = [
  { name: 'the step, open', reach: openStep },
  {
    name: 'the step while times are looked for',
    async reach(page) {
      await page.route(timesAsked, () => {});
      await openForm(page, '/contact?about=demo');
      await expect(page.getByRole('status').filter({ hasText: 'Looking' })).toBeAttached();
    },
  },
  {
    name: 'the step without times',
    async reach(page) {
      await page.route(timesAsked, (route) => route.fulfill({ json: [] }));
      await openForm(page, '/contact?about=demo');
      await expect(page.getByText('No time is free')).toBeVisible();
    },
  },
  {
    name: 'the step that cannot be read',
    async reach(page) {
      await page.route(timesAsked, (route) => route.abort());
      await openForm(page, '/contact?about=demo');
      await expect(page.getByText('cannot be shown')).toBeVisible();
    },
  },
  {
    name: 'the step with a pick',
    async reach(page) {
      await openStep(page);
      await pickFirst(page);
    },
  },
  {
    name: 'the step with a time just taken',
    async reach(page) {
      await page.route(submissions, (route) =>
        route.fulfill({ status: 400, json: { code: '23P01', message: 'Taken', details: null, hint: null } }),
      );
      await openStep(page);
      await fill(page);
      await pickFirst(page);
      await sendAndBook(page).click();
      await expect(tooLate(page)).toBeFocused();
    },
  },
  { name: 'a booked call', reach: book },
  {
    name: 'a call that is moved',
    async reach(page) {
      await book(page);
      await move(page).click();
      await times(page).last().press('Space');
    },
  },
  {
    name: 'a cancelled call',
    async reach(page) {
      await book(page);
      await cancel(page).click();
      await reallyCancel(page).click();
      await expect(page.getByText('This call is canceled.')).toBeVisible();
    },
  },
];

for (const { name, reach } of reachable) {
  test(`axe finds nothing in ${name}, and nothing scrolls sideways`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await reach(page, site);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await axeFindings(page), `${width} px`).toEqual([]);
      expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0);
    }
  });
}
