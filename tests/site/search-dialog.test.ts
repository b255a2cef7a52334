import { expect, type Page, type Route, test } from '@playwright/test';
import { reopenAtOnce } from '../support/reopen.ts';
import { clickBeside, dialog, field, results } from '../support/search.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const searchLink = (page: Page) => page.getByRole('link', { name: 'Search' });

test('Control K and Command K open the search over any page, the browser keeps its own keys, and Escape gives the focus back', async ({
  page,
}) => {
  // Records for every key whether the page prevented its default.
  await page.addInitScript(() =>
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.documentElement.dataset['taken'] = String(defaultPrevented);
    }),
  );
  const takes = async (key: string) => {
    await page.keyboard.press(key);
    return (await page.locator('html').getAttribute('data-taken')) === 'true';
  };
  await page.goto('/resources/blog');
  const article = page.getByRole('main').getByRole('link').first();
  await article.focus();
  for (const key of ['/', 'k', 'Control+/', 'Alt+/', 'Control+Shift+k', 'Control+Alt+k'])
    expect.soft(await takes(key), key).toBe(false);
  await expect(dialog(page)).toHaveCount(0);
  for (const key of ['Control+k', 'Meta+k']) {
    expect(await takes(key), key).toBe(true);
    await expect(field(page), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page), key).toHaveCount(0);
    await expect(article, key).toBeFocused();
  }
  await searchLink(page).click();
  await reopenAtOnce(dialog(page), searchLink(page));
  await expect(field(page)).toBeFocused();
});

test('on a phone its own button closes it, and the focus is back in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/resources/blog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await searchLink(page).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

rare('a double click opens one search, while it loads and when it is there', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/search', (route) => void held.push(route));
  await page.goto('/solutions');
  await searchLink(page).dblclick();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('dialog')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await searchLink(page).dblclick();
  await expect(field(page)).toBeFocused();
  await clickBeside(page);
  await expect(dialog(page)).toHaveCount(0);
});

rare(
  'the second click of a slow double click leaves it open, with the focus where one types',
  async ({ page }) => {
    await page.goto('/solutions');
    await searchLink(page).click();
    await expect(field(page)).toBeFocused();
    // At the place of the link, which the search covers now.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(field(page)).toBeFocused();
  },
);

for (const { what, address } of [
  { what: 'its index', address: '**/search/index.json' },
  { what: 'the pages it quotes', address: '**/resources/case-studies/barber-shop-ai' },
]) {
  rare(`closing it stops it from fetching ${what}`, async ({ page }) => {
    await page.goto('/solutions');
    await page.keyboard.press('Control+k');
    await page.route(address, () => {});
    const asked = page.waitForRequest(address);
    await field(page).fill('barber');
    const stopped = page.waitForEvent('requestfailed');
    const request = await asked;
    await clickBeside(page);
    expect(await stopped).toBe(request);

    await page.unroute(address);
    await page.keyboard.press('Control+k');
    await field(page).fill('barber');
    await expect(results(page).filter({ hasText: 'Barber Shop AI' }).locator('mark').first()).toBeVisible();
  });
}

test('Enter leads to a result on the page that is open, and nowhere when the results are gone', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.keyboard.press('Control+k');
  for (const question of ['zxqv', '']) {
    await field(page).fill('privacy erased');
    await expect(results(page).first()).toHaveAttribute('href', /^\/privacy#/);
    // There is no cross beside ours: a press on the end of the field clears nothing.
    const { width = 0, height = 0 } = (await field(page).boundingBox()) ?? {};
    await field(page).click({ position: { x: width - 9, y: height / 2 } });
    await expect(field(page)).toHaveValue('privacy erased');
    await field(page).fill(question);
    await expect(results(page).first()).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(dialog(page), question).toBeVisible();
    await expect(page).toHaveURL('/privacy');
  }
  await field(page).fill('privacy erased');
  await expect(results(page).first()).toHaveAttribute('href', /^\/privacy#/);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/privacy#/);
});

test('when the search itself does not come its link leads to its page', async ({ page }) => {
  await page.route('**/_astro/dialog*', (route) => route.abort());
  await page.goto('/solutions');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search$/);
});

rare('when another page comes in place of the search its link leads to its page', async ({ page }) => {
  const isPart = (route: Route) => route.request().resourceType() === 'fetch';
  await page.route('**/search', (route) =>
    isPart(route) ? route.fulfill({ status: 503, path: 'dist/search/index.html' }) : route.continue(),
  );
  await page.goto('/solutions');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search$/);
});
