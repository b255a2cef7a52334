import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { callPath } from '../../contract/booking.ts';
import { axeFindings } from '../support/axe.ts';
import { bookElsewhere, callBehind, moveElsewhere, test } from '../support/own-calendar.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

/** The page behind the link in an email. */

const chicago = 'America/Chicago';

test.use({ timezoneId: 'America/New_York', viewport: { width: 320, height: 800 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = (page: Page, secret: string) => page.goto(`${callPath}#${secret}`);
const heading = (page: Page) => page.locator('#call');

/** What holds in every state. */
async function expectSound(page: Page): Promise<void> {
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

const clock = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
const minutesOf = (moment: string, timeZone: string) => clock(moment, timeZone).replace(/\s.*/u, '');

test('shows the call in the visitor’s zone, and sends its secret only in the request for it', async ({
  page,
  site,
}) => {
  const { secret, starts_at } = await bookElsewhere(site);
  const asked: string[] = [];
  page.on('request', (request) => {
    expect(request.url()).not.toContain(secret);
    expect(JSON.stringify(request.headers())).not.toContain(secret);
    if (request.postData()?.includes(secret)) asked.push(new URL(request.url()).pathname);
  });
  await open(page, secret);
  await expect(heading(page)).toContainText(minutesOf(starts_at, 'America/New_York'));
  await expect(page.getByText('For us, in Chicago')).toContainText(minutesOf(starts_at, chicago));
  await expect(page).toHaveURL(callPath);
  await expectSound(page);
  expect(new Set(asked)).toEqual(new Set(['/rest/v1/rpc/appointment_of_link']));
  expect(await callBehind(site, secret)).toMatchObject({ status: 'booked', sequence: 0 });

  await page.reload();
  await expect(button(page, 'Move')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).last().click();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(button(page, 'Move')).toBeVisible();
  await expect(page).toHaveURL(callPath);
});

rare(
  'shows the call of another link that is opened in the same tab, once there is a connection',
  async ({ page, context, site }) => {
    const [one, other] = [await bookElsewhere(site), await bookElsewhere(site)];
    await open(page, one.secret);
    await expect(heading(page)).toContainText(minutesOf(one.starts_at, 'America/New_York'));
    await context.setOffline(true);
    await page.evaluate((secret) => location.assign(`#${secret}`), other.secret);
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);
    await expect(heading(page)).toContainText(minutesOf(other.starts_at, 'America/New_York'));
    await expect(page).toHaveURL(callPath);

    const text = await entryOf(page);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toJSDate()).toEqual(new Date(other.starts_at));
    expect(event.sequence).toBe(0);
    expect(event.description).toContain(`${site}${callPath}#${other.secret}`);
  },
);

/** The file that calendars read. */
async function entryOf(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button(page, 'Add to calendar').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('call.ics');
  return readFile(await download.path(), 'utf8');
}

test('moves the call by keyboard alone, and says so', async ({ page, site }) => {
  const { secret, starts_at } = await bookElsewhere(site);
  await open(page, secret);
  await button(page, 'Move').focus();
  await page.keyboard.press('Enter');
  const times = page.locator('[name=call-time]');
  await expect(times.first()).toBeAttached();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await times.evaluateAll((all) => all.includes(document.activeElement as HTMLInputElement))) break;
  }
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Move to / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your call is moved.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  const call = await callBehind(site, secret);
  expect(call).toMatchObject({ status: 'booked', sequence: 1 });
  expect(call?.starts_at).not.toBe(starts_at);
  await expect(heading(page)).toContainText(minutesOf(call?.starts_at ?? '', 'America/New_York'));
});

test('keeps the call if the new time has just been taken, and offers others', async ({ page, site }) => {
  const { secret, starts_at } = await bookElsewhere(site);
  await open(page, secret);
  await button(page, 'Move').click();
  await expect(page.locator('[name=call-time]').first()).toBeAttached();
  await expectSound(page);
  await page.locator('label.picker-time').first().click();
  await expectSound(page);
  await page.route(
    '**/rest/v1/rpc/move_appointment',
    async (route) => {
      await bookElsewhere(site, route.request().postDataJSON().wanted_time);
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect(page.getByRole('alert')).toContainText('has just been taken');
  await expect(page.getByRole('alert')).toContainText('Your call keeps its current time.');
  await expect(page.getByRole('alert')).toBeFocused();
  expect((await callBehind(site, secret))?.starts_at).toBe(starts_at);
  await page.getByRole('alert').getByRole('button').first().click();
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect(page.getByText('Your call is moved.')).toBeVisible();
});

test('a call that was moved meanwhile is neither moved nor canceled, and shows its new time', async ({
  page,
  site,
}) => {
  const { secret } = await bookElsewhere(site);
  await open(page, secret);
  let sequence = 0;
  for (const presses of ['Cancel the call', 'Move']) {
    await button(page, presses).click();
    if (presses === 'Move') await page.locator('label.picker-time').first().click();
    const before = await heading(page).textContent();
    await moveElsewhere(site, secret);
    await page.getByRole('button', { name: /^Yes, cancel it|^Move to / }).click();
    await expect(page.getByRole('alert')).toContainText('changed meanwhile');
    await expect(heading(page)).not.toHaveText(before ?? '');
    sequence += 1;
    expect(await callBehind(site, secret)).toMatchObject({ status: 'booked', sequence });
  }
  await button(page, 'Cancel the call').click();
  await button(page, 'Yes, cancel it').click();
  await expect(page.getByText('This call is canceled.')).toBeVisible();
});

test('asks once before it cancels, and claims no success after a lost answer', async ({ page, site }) => {
  const { secret } = await bookElsewhere(site);
  await open(page, secret);
  await button(page, 'Cancel the call').click();
  await expectSound(page);
  await button(page, 'Leave it as it is').click();
  expect(await callBehind(site, secret)).toMatchObject({ status: 'booked' });

  await page.route('**/rest/v1/rpc/cancel_appointment', (route) => route.abort(), { times: 1 });
  await button(page, 'Cancel the call').click();
  await button(page, 'Yes, cancel it').click();
  await expect(page.getByRole('alert')).toContainText('Try again');
  await button(page, 'Cancel the call').click();
  await button(page, 'Yes, cancel it').click();
  await expect(page.getByText('This call is canceled.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await callBehind(site, secret)).toMatchObject({ status: 'cancelled', sequence: 1 });

  await page.reload();
  await expect(page.getByText('This call is canceled.')).toBeVisible();
  await expectSound(page);
  await expect(button(page, 'Move')).toHaveCount(0);
  const pickAnother = async () => {
    await button(page, 'Pick another time').click();
    await page.locator('.picker label:has(input[name$="time"])').first().click();
    await page.getByRole('button', { name: /^Book / }).click();
  };
  // The database's answer where the message was spam.
  const json = [await callBehind(site, secret)];
  await page.route('**/rest/v1/rpc/move_appointment', (route) => route.fulfill({ json }), { times: 1 });
  await pickAnother();
  await expect(page.getByRole('alert')).toContainText('Reply to the email');
  await expect(page.getByText('This call is canceled.')).toBeVisible();
  await expect(page.getByText('Your call is booked.')).toHaveCount(0);
  await pickAnother();
  await expect(page.getByText('Your call is booked.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  expect(await callBehind(site, secret)).toMatchObject({ status: 'booked', sequence: 2 });
});

test('says that a link without the right secret has no call', async ({ page }) => {
  for (const link of [callPath, `${callPath}#x`, `${callPath}#${'a'.repeat(43)}`, `${callPath}#%00`]) {
    // A change of the fragment alone would not load the page anew.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByRole('alert'), link).toContainText('We find no call');
    await expect(page.getByRole('alert').getByRole('link'), link).toHaveAttribute('href', /^mailto:/);
  }
  await expectSound(page);
});

/** Changes answers to those that the database would give after so many hours. */
async function letPass(page: Page, hours: number) {
  await page.route('**/rest/v1/rpc/appointment_of_link', async (route) => {
    const answer = await route.fetch();
    const calls = (await answer.json()) as { starts_at: string; ends_at: string }[];
    const earlier = (moment: string) => new Date(Date.parse(moment) - hours * 3_600_000).toISOString();
    await route.fulfill({
      response: answer,
      json: calls.map((call) => ({
        ...call,
        starts_at: earlier(call.starts_at),
        ends_at: earlier(call.ends_at),
      })),
    });
  });
}

test('can be read again after a fault, and does not change a call that has begun', async ({ page, site }) => {
  const { secret, starts_at } = await bookElsewhere(site);
  // A clock that is wrong by weeks changes nothing of it.
  await page.clock.setFixedTime(Date.now() + 60 * 24 * 3_600_000);
  await page.route('**/rest/v1/rpc/appointment_of_link', (route) => route.fulfill({ status: 503, json: {} }));
  await open(page, secret);
  await expect(page.getByRole('alert')).toContainText('cannot be shown right now');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await expect(button(page, 'Move')).toBeVisible();

  const hours = (Date.parse(starts_at) - Date.now()) / 3_600_000;
  await letPass(page, hours + 0.1);
  await page.reload();
  await expect(page.getByText('This call has begun. Write to')).toBeVisible();
  await expect(button(page, 'Move')).toHaveCount(0);
  await page.unrouteAll();
  await letPass(page, hours + 10);
  await page.reload();
  await expect(page.getByText('This call is over. Write to')).toBeVisible();
  await expect(button(page, 'Cancel the call')).toHaveCount(0);
});

test('without JavaScript it says what to do instead', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${callPath}#secret`);
  await expect(page.getByText('Reply to the email to move or cancel.')).toBeVisible();
  await expect(page.getByText('Looking for your call')).toBeHidden();
  await page.close();
});

test('is only for holders of its link', async ({ request }) => {
  const [page, form, sitemap] = await Promise.all(
    [callPath, '/contact', '/sitemap.xml'].map((path) => request.get(path)),
  );
  expect(await page?.text()).toContain('<meta name="robots" content="noindex"');
  expect(await sitemap?.text()).not.toContain(callPath);
  const withoutHashes = (answer: typeof page) =>
    answer?.headers()['content-security-policy']?.replace(/ 'sha256-[^']+'/g, '');
  expect(withoutHashes(page)).toBe(withoutHashes(form));
});
