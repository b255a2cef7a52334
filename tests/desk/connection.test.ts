import { expect } from '@playwright/test';
import { arrive, lookAgain, servePageWithoutData, test } from '../support/owner.ts';

test('without a connection the desk stays as it is, disables writing, keeps drafts, and repeats what failed once it is back', async ({
  page,
  site,
}) => {
  await arrive(site.url, { name: 'Olga Offline' });
  await page.goto('/desk');
  const row = page.getByRole('link', { name: 'Olga Offline' });
  await expect(row).toBeVisible();
  await page.context().setOffline(true);
  await row.click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'No connection' })).toBeFocused();
  await page.context().setOffline(false);
  await expect(article.getByRole('heading', { name: 'Olga Offline' })).toBeFocused();

  await page.getByRole('button', { name: 'Reply' }).click();
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'as of' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Olga Offline' })).toBeVisible();
  const answered = page.getByRole('button', { name: 'Mark answered' });
  await expect(answered).toHaveAttribute('aria-disabled', 'true');
  await answered.click({ force: true });
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Written in a tunnel');
  await page.context().setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'as of' })).toBeHidden();
  await expect(answered).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Written in a tunnel');

  // A connection that breaks during a decision is not reported as a server fault.
  await page.route('**/desk/call/desk_decide', (route) => route.abort());
  await answered.click();
  await expect(page.getByRole('alert')).toContainText('No connection');
});

for (const { what, asked, place } of [
  { what: 'the desk', asked: '**/desk/opening', place: '/desk' },
  { what: 'a list', asked: '**/desk/call/desk_list', place: '/desk#/all' },
])
  test(`a server fault instead of ${what} is explained, and can be retried`, async ({ page, site }) => {
    await arrive(site.url, { name: 'Fritz Fault' });
    await servePageWithoutData(page);
    await page.route(asked, (route) => route.fulfill({ status: 503, json: { code: 'fault' } }));
    // An answer would make the desk reload the list.
    await page.route('**/desk/call/desk_pulse', () => {});
    await page.goto(place);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(asked);
    await again.click();
    await expect(page.getByRole('link', { name: 'Fritz Fault' }).first()).toBeVisible();
  });

test('a desk that is open while the server gets another build says so, and loads it at a press', async ({
  page,
}) => {
  let build = 'another';
  await page.route('**/desk/opening', async (route) => {
    const response = await route.fetch();
    const { settings, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, settings: { ...settings, build } } });
  });
  await page.goto('/desk');
  await page.route('**/desk/call/desk_pulse', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'desk-settings': 'another' } });
  });
  const load = page.getByRole('button', { name: 'Load it again' });
  // A page that does not listen yet would ask only with its next pulse.
  await expect(async () => {
    await lookAgain(page);
    await expect(load).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.unrouteAll();
  build = '';
  await load.click();
  await expect(load).toHaveCount(0);
});
