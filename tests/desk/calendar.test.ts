import { expect, type Page } from '@playwright/test';
import type { CalendarEntry, Day } from '../../contract/rows.ts';
import { functionsPath } from '../../contract/wire.ts';
import { bookElsewhere, callBehind, moveElsewhere } from '../support/own-calendar.ts';
import { arrive, lookAgain, read, stopPulse, test } from '../support/owner.ts';

test('a time is blocked, shown in the day and the week, moved and freed', async ({ page }) => {
  await page.goto('/desk#/calendar/2031-03-04');
  await expect(page.getByRole('heading', { name: 'Tuesday, March 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Block a time' }).click();
  await page.getByLabel('From').fill('13:00');
  await page.getByLabel('To').fill('12:30');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('alert')).toContainText('after the start');
  await page.getByLabel('To').fill('14:30');
  await page.getByRole('button', { name: 'Block it' }).click();

  const blocked = page.getByRole('button', { name: /Blocked/ });
  await expect(blocked).toContainText('1:00 to 2:30 PM');
  await page.getByRole('link', { name: 'Week' }).click();
  await expect(blocked).toContainText('1:00 to 2:30 PM');
  // Back leaves what was asked on the page that was left.
  for (const button of [page.getByRole('button', { name: 'Block a time' }), blocked]) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tuesday, March 4' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
  }
  await blocked.click();
  await page.getByLabel('To').fill('15:00');
  await page.getByLabel('What for').fill('The dentist');
  await page.getByRole('button', { name: 'Change it' }).click();
  const named = page.getByRole('button', { name: 'The dentist' });
  await expect(named).toContainText('1:00 to 3:00 PM');

  // Another device has published another time zone: a desk that stays open shows its times.
  const edition = 'another';
  await page.route('**/desk/opening', async (route) => {
    const response = await route.fetch();
    const { settings, ...rest } = await response.json();
    await route.fulfill({ json: { ...rest, settings: { ...settings, zone: 'Europe/Berlin', edition } } });
  });
  await page.route('**/desk/call/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'desk-settings': edition } });
  });
  await lookAgain(page);
  await expect(page.getByText(/^Berlin\. /)).toBeVisible();
  await expect(named).toContainText('8:00 to 10:00 PM');
  await named.click();
  await page.getByRole('button', { name: 'Free it again' }).click();
  await expect(named).toHaveCount(0);
});

test('a call is moved and cancelled where its enquiry is read', async ({ page, site }) => {
  const times = await (await fetch(`${site.url}${functionsPath}/free_times`)).json();
  const call = { wanted_time: times[0].starts_at, time_zone: 'Europe/Berlin', link_hash: 'a'.repeat(64) };
  const id = await arrive(site.url, { name: 'Carl Call', email: 'carl@example.com', ...call });
  await read(page, id);
  const line = page.getByText(/^Call booked: /);
  // It says so where the owner's own calendar is busy then.
  const isBusyNow = page.getByText('Your own calendar is busy then.');
  await expect(isBusyNow).toHaveCount(0);
  await serveDays(page, (day) => ({ ...day, busy: [times[0]] }));
  await page.reload();
  await expect(isBusyNow).toBeVisible();
  const before = await line.textContent();
  await page.getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the call with Carl Call' });
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The call is moved' })).toBeVisible();
  await expect(line).not.toHaveText(before ?? '');
  const begins = /\d+:\d\d/.exec((await line.textContent()) ?? '')?.[0];
  await expect(page.getByText(new RegExp(`^Call moved, from .* to .*${begins}`))).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(page.getByText(/^Call canceled: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0);
});

/** Shows a calendar with an own one, which no server of these tests reads. */
async function serveDays(
  page: Page,
  change: (day: Day, span: { first: string; last: string }) => Day,
): Promise<void> {
  await page.route('**/desk/call/desk_day', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json(), route.request().postDataJSON()) });
  });
}

const entryOf = (name: string, starts_at: string, ends_at: string): CalendarEntry => ({
  ...{ id: crypto.randomUUID(), submission_id: crypto.randomUUID(), name, phone_number: null, outcome: null },
  ...{ starts_at, ends_at, sequence: 0 },
});

test('a busy time stands in its place between the calls of a week, and beside a call of its hour', async ({
  page,
}) => {
  const at = (clock: string) => `2031-03-04T${clock}:00Z`;
  await serveDays(page, (day) => ({
    ...day,
    entries: [entryOf('Eda Early', at('14:00'), at('14:30')), entryOf('Lou Late', at('17:00'), at('17:30'))],
    hours: [{ starts_at: at('14:00'), ends_at: at('22:00') }],
    busy: [{ starts_at: at('16:45'), ends_at: at('18:00') }],
  }));
  await page.goto('/desk#/calendar/2031-03-04/week');
  const tuesday = page.getByRole('listitem').filter({ hasText: 'Tue, Mar 4' });
  await expect(tuesday).toHaveText(/Eda Early.*Busy.*Lou Late/s);

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/desk#/calendar/2031-03-04');
    const busy = page.getByText(/^Busy/);
    const call = page.getByRole('button', { name: 'Lou Late' });
    const label = await busy.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right, bottom } = range.getBoundingClientRect();
      return { right, bottom };
    });
    const { x, y } = (await call.boundingBox()) ?? { x: 0, y: 0 };
    expect(x >= label.right || y >= label.bottom).toBe(true);
  }
});

test('of a call that is over the calendar asks whether they came, and shows it', async ({ page }) => {
  const at = (clock: string) => `2026-03-04T${clock}:00Z`;
  const over = entryOf('Olga Over', at('17:00'), at('17:30'));
  await serveDays(page, (day) => ({ ...day, entries: [over] }));
  const noted: unknown[] = [];
  await page.route('**/desk/call/desk_note_outcome', async (route) => {
    noted.push(route.request().postDataJSON());
    over.outcome = 'missed';
    const { event: id } = route.request().postDataJSON();
    const json = { id, kind: 'missed', text: null, state: null, at: at('18:00'), person: null, about: null };
    await route.fulfill({ json });
  });
  await page.goto('/desk#/calendar/2026-03-04');
  await page.getByRole('button', { name: 'Olga Over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Olga Over' });
  await expect(dialog.getByRole('button', { name: 'Move' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'They did not come' }).click();
  await expect(dialog.getByText(/^Did not come to the call/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'No, they came' })).toBeVisible();
  expect(noted).toMatchObject([{ call_at: over.starts_at, submission: over.submission_id }]);
});

test('a day without a call says when the next one is, and leads there', async ({ page }) => {
  const next = new Date(Date.now() + 30 * 24 * 60 * 60_000);
  next.setUTCHours(18, 0, 0, 0);
  const call = entryOf('Nora Next', next.toISOString(), new Date(next.getTime() + 1_800_000).toISOString());
  let isBooked = false;
  await serveDays(page, (day, { first, last }) => ({
    ...day,
    entries: isBooked && first <= call.starts_at && call.starts_at < last ? [call] : [],
    busy: [{ starts_at: call.starts_at, ends_at: new Date(next.getTime() + 3_600_000).toISOString() }],
  }));
  const leads = page.getByRole('link', { name: /^Next call: / });
  await page.goto('/desk#/calendar/2031-03-04');
  await expect(page.getByText(/No calls/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your own calendar' })).toBeVisible();
  await expect(leads).toHaveCount(0);
  isBooked = true;
  for (const there of ['', '/2031-03-04', '/2031-03-04/week']) {
    await page.goto('about:blank');
    await page.goto(`/desk#/calendar${there}`);
    await leads.click();
    await expect(page.getByRole('button', { name: 'Nora Next' })).toBeVisible();
    await expect(page.getByRole('link', { name: /is busy at .* Nora Next/ })).toBeVisible();
    await expect(leads).toHaveCount(0);
  }
});

test('what another device or the visitor has changed meanwhile is left as it is, and said', async ({
  page,
  site,
}) => {
  const { id, secret } = await bookElsewhere(site.url, undefined, 'mo@example.com');
  const behind = () => callBehind(site.url, secret);
  const told = page.getByRole('alert').filter({ hasText: 'Nothing was changed.' });
  const close = page.getByRole('button', { name: 'Close' });
  for (const [opens, presses] of [
    ['Move', 'Move the call'],
    ['Cancel', 'Cancel the call'],
  ] as const) {
    await read(page, id);
    await stopPulse(page);
    await page.getByRole('button', { name: opens, exact: true }).click();
    await expect(page.getByRole('button', { name: presses })).toBeEnabled();
    await moveElsewhere(site.url, secret);
    const moved = await behind();
    await page.getByRole('button', { name: presses }).click();
    await expect(told).toBeVisible();
    await expect(page.getByRole('button', { name: presses })).toHaveCount(0);
    await close.click();
    expect(await behind()).toEqual(moved);
  }

  // Until midnight, and for days.
  await page.goto('/desk#/calendar/2031-03-05');
  await page.getByRole('button', { name: 'Block a time' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2031-04-07');
  await expect(page.getByLabel('Until the day')).toHaveValue('2031-04-07');
  await page.getByLabel('Until the day').fill('2031-04-18');
  await page.getByLabel('What for').fill('Holiday');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/desk#/calendar/2031-04-10');
  await expect(page.getByRole('button', { name: 'Holiday' })).toBeVisible();
  await page.goto('/desk#/calendar/2031-03-05');
  await page.getByRole('button', { name: 'Block a time' }).click();
  await page.getByLabel('From').fill('22:00');
  await page.getByLabel('To').fill('00:00');
  await page.getByLabel('What for').fill('Night shift');
  await page.getByRole('button', { name: 'Block it' }).click();
  const entry = page.getByRole('button', { name: 'Night shift' });
  await expect(entry).toContainText('10:00 PM to midnight');
  await entry.click();
  const other = await page.context().newPage();
  await other.goto('/desk#/calendar/2031-03-05');
  await other.getByRole('button', { name: 'Night shift' }).click();
  await other.getByRole('button', { name: 'Free it again' }).click();
  await expect(other.getByRole('button', { name: 'Night shift' })).toHaveCount(0);
  await other.close();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(told).toBeVisible();
  await close.click();
  await expect(entry).toHaveCount(0);
});
