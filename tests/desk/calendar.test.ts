import { expect } from '@playwright/test';
import { functionsPath } from '../../contract/wire.ts';
import { arrive, lookAgain, read, test } from '../support/owner.ts';

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
  await page.getByRole('button', { name: 'Move it' }).click();
  await expect(blocked).toContainText('1:00 to 3:00 PM');

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
  await expect(blocked).toContainText('8:00 to 10:00 PM');
  await blocked.click();
  await page.getByRole('button', { name: 'Free it again' }).click();
  await expect(blocked).toHaveCount(0);
});

test('a call is moved and cancelled where its enquiry is read', async ({ page, site }) => {
  const times = await (await fetch(`${site.url}${functionsPath}/free_times`)).json();
  const call = { wanted_time: times[0].starts_at, time_zone: 'Europe/Berlin', link_hash: 'a'.repeat(64) };
  const id = await arrive(site.url, { name: 'Carl Call', email: 'carl@example.com', ...call });
  await read(page, id);
  const line = page.getByText(/^Call booked: /);
  const before = await line.textContent();
  await page.getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the call with Carl Call' });
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The call is moved' })).toBeVisible();
  await expect(line).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(page.getByText(/^Call canceled: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move' })).toHaveCount(0);
});
