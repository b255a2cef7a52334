import { text } from 'node:stream/consumers';
import { expect, type Locator, type Page } from '@playwright/test';
import { arrive, lookAgain, read, servePageWithoutData, test } from '../support/owner.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test('a new enquiry appears by itself and is counted in the title, which says what the tab shows', async ({
  page,
  site,
}) => {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'To answer' })).toBeVisible();
  await arrive(site.url, { name: 'Nadia New' });
  await lookAgain(page);
  await expect(page.getByRole('link', { name: 'Nadia New' })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) To answer, Desk, Raywright$/);
  await page.getByRole('link', { name: 'Nadia New' }).click();
  await expect(page.getByRole('heading', { name: 'Nadia New' })).toBeVisible();
  // No visitor's name, which would stay in the browser's history.
  await expect(page).toHaveTitle(/^\(\d+\) Message, Desk, Raywright$/);
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page).toHaveTitle('Figures, Desk, Raywright');
  await page.getByRole('link', { name: 'Website' }).click();
  await expect(page).toHaveTitle('Website, Home, Desk, Raywright');
  await page.getByRole('link', { name: 'Answered' }).click();
  await expect(page).toHaveTitle('Answered, Desk, Raywright');
});

test('an enquiry that arrives while the list is scrolled moves nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  for (let count = 0; count < 8; count += 1) await arrive(site.url, { name: `Row ${count}` });
  await page.goto('/desk#/all');
  const before = page.getByRole('link', { name: 'Row 0' });
  await before.focus();
  await before.scrollIntoViewIfNeeded();
  const placeOf = async () => Math.round((await before.boundingBox())?.y ?? 0);
  const place = await placeOf();
  await arrive(site.url, { name: 'Wanda Above' });
  await lookAgain(page);
  await expect(page.getByRole('link', { name: 'Wanda Above' })).toBeAttached();
  await expect(before).toBeFocused();
  expect(await placeOf()).toBe(place);
});

rare('the clock and its start fit one line of a narrow phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(Date.now() + 60_000);
  await read(page, await arrive(site.url, { name: 'Olive Oneline' }));
  // The desk's own font, which is narrower, is used from the second visit on.
  await expect(async () => {
    await page.reload();
    const clock = page.getByRole('article').getByText(/^1 h 5\d left$/);
    const { y: top = 0, height = 0 } = (await clock.boundingBox()) ?? {};
    const { y = 0 } = (await page.getByText(/^of 2 hours, came/).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + height);
  }).toPass();
});

test('the light of a row and its words count down, and then show the delay', async ({ page, site }) => {
  await arrive(site.url, { name: 'Clara Clock' });
  await page.goto('/desk');
  const row = page.getByRole('link', { name: 'Clara Clock' });
  const light = row.locator('.light');
  const later = (minutes: number) => page.clock.setFixedTime(Date.now() + minutes * 60_000);
  const share = async () =>
    (await light.evaluate((line) => line.clientWidth)) / (await row.evaluate((line) => line.clientWidth));

  await expect(row).toContainText(/1 h 59 left|2 h left/);
  await later(90);
  await lookAgain(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toContainText(/(29|30) min left/);
  await expect.poll(share).toBeCloseTo(0.25, 1);
  await later(154);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(row).toContainText(/over by 3[34] min/);
  await expect(light).toHaveCount(0);
});

/** Waits for what appears with the next pulse. */
const lookUntilShown = (page: Page, link: Locator) =>
  expect(async () => {
    await lookAgain(page);
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();

test('late enquiries are one press away', async ({ page, site }) => {
  await arrive(site.url, { name: 'Lena Late' });
  await servePageWithoutData(page);
  await page.route('**/desk/opening', async (route) => {
    const response = await route.fetch();
    const { settings, ...rest } = await response.json();
    const changed = { ...settings, promised: { ms: 1000, hours: null } };
    await route.fulfill({ response, json: { ...rest, settings: changed } });
  });
  await page.clock.setFixedTime(Date.now() + 5 * 60_000);
  await page.goto('/desk');
  const row = page.getByRole('link', { name: 'Lena Late' });
  await expect(row).toContainText(/over by [45] min/);
  await lookUntilShown(page, page.getByRole('link', { name: /late$/ }));
  await page.getByRole('link', { name: /late$/ }).click();
  await expect(page.getByRole('heading', { name: 'Late' })).toBeFocused();
  // Others may have been late before her.
  await lookUntilShown(page, row);
});

test('outside the hours of a promise its time does not run', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Nina Night' });
  await servePageWithoutData(page);
  const now = Date.now();
  await page.route('**/desk/opening', async (route) => {
    const response = await route.fetch();
    const { settings, ...rest } = await response.json();
    const promised = { ms: 4 * 3_600_000, hours: [[now + 10 * 3_600_000, now + 20 * 3_600_000]] };
    await route.fulfill({ response, json: { ...rest, settings: { ...settings, promised } } });
  });
  await page.clock.setFixedTime(now + 11 * 3_600_000);
  await page.goto('/desk');
  const row = page.locator(`[data-row="${id}"]`);
  const due = await page.evaluate((at) => new Date(at).getMinutes(), now + 14 * 3_600_000);
  await expect(row).toContainText(new RegExp(`by .*:${String(due).padStart(2, '0')}`));
  await row.click();
  await expect(page.locator('header').filter({ hasText: 'Nina Night' })).toContainText(
    new RegExp(`by .*:${String(due).padStart(2, '0')}.*of 4 hours, came`),
  );
});

test('search finds beginnings of words, and offers a way on if there is nothing', async ({ page, site }) => {
  const id = await arrive(site.url, {
    name: 'Quirin Quandt',
    business_details: 'A zeppelin museum by the lake.',
  });
  await arrive(site.url, { name: 'Somebody Else' });
  await page.goto('/desk');
  const field = page.getByRole('searchbox');
  await field.fill('zepp quir');
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Search in all' })).toBeVisible();
  await page.getByRole('link', { name: 'Quirin Quandt' }).click();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'To answer' }).click();
  await field.fill('zepp');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('link', { name: 'Search in all' }).click();
  await expect(page.locator(`[data-row="${id}"]`)).toContainText('Spam');
});

test('keys move, open, go back and can be switched off for good', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Kim Keys' });
  await page.goto('/desk');
  const row = page.locator(`[data-row="${id}"]`);
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kim Keys' })).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toBeFocused();
  await page.keyboard.type('e n / ?');
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('e n / ?');
  await page.getByRole('textbox', { name: 'Reply to' }).fill('');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Kim Keys' }).focus();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await page.keyboard.press('?');
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('j');
  await expect(row).toBeFocused();
});

test('a list is exported as a table', async ({ page, site }) => {
  await arrive(site.url, { name: 'Xenia Export' });
  await page.goto('/desk#/export');
  await page.getByRole('searchbox').fill('xenia');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(await text(await file.createReadStream())).toMatch(/^Received,.*\r\n.*,Xenia Export,.*\r\n$/);
});
