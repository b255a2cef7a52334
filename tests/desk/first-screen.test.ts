import { expect, type Page } from '@playwright/test';
import { openListPage } from '../../contract/desk.ts';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { arrive, test } from '../support/owner.ts';

/** The desk on a slow phone: the page has arrived, the script has not. */

/** Holds the script back. Returns a function that releases it, and the errors meanwhile. */
async function holdScript(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.route('**/desk/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { release, faults };
}

/** Answers what other tests have left: before the script has arrived the page has the first rows of the list alone. */
async function answerAll({ request }: Page, origin: string): Promise<void> {
  const call = async (name: string, data: object) => {
    const answer = await request.post(`/desk/call/${name}`, { data, headers: { origin } });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const given = { state: 'open', typed: null, before: null, before_id: null, page: openListPage };
  const open: ListedEnquiry[] = await call('desk_list', given);
  for (const { id, version } of open)
    await call('desk_decide', {
      ...{ event: crypto.randomUUID(), submission: id, seen: version },
      decision: 'answered',
    });
}

const opened = (page: Page) => page.goto('/desk', { waitUntil: 'commit' });

test('the list can be read before the script arrives, and a press opens an enquiry then', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await answerAll(page, site.url);
  await arrive(site.url, { name: 'Ugo <b>Urgent</b>', business_details: "Two chairs & 'a mirror' </div>" });
  const { release, faults } = await holdScript(page);
  await opened(page);
  const row = page.getByRole('link', { name: 'Ugo <b>Urgent</b>' });
  await expect(row).toContainText("Two chairs & 'a mirror' </div>");
  await expect(row).toContainText(/1 h 59 left|2 h left/);
  const light = row.locator('.light');
  expect((await light.boundingBox())?.width).toBeGreaterThan(350);
  await row.click();
  release();
  await expect(page.getByRole('heading', { name: 'Ugo <b>Urgent</b>' })).toBeVisible();
  // The data must not remain in the document after signing out.
  await expect(page.locator('[data-opening]')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a search that is typed before the script arrives is done then', async ({ page, site }) => {
  await arrive(site.url, { name: 'Frida Found' });
  await arrive(site.url, { name: 'Nils Not' });
  const { release, faults } = await holdScript(page);
  await opened(page);
  const field = page.getByRole('searchbox');
  await field.fill('frida');
  release();
  await expect(page.getByRole('link', { name: 'Nils Not' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Frida Found' })).toBeVisible();
  await expect(field).toHaveValue('frida');
  await expect(field).toBeFocused();
  expect(faults).toEqual([]);
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the way to sign in is shown before the script arrives', async ({ page }) => {
    const { release, faults } = await holdScript(page);
    await opened(page);
    await expect(page.getByRole('heading', { name: 'This desk is yours' })).toBeVisible();
    // No button is shown before it works.
    await expect(page.getByRole('button')).toHaveCount(0);
    release();
    await page.getByRole('button', { name: 'Paste a link' }).click();
    await expect(page.getByRole('textbox')).toBeFocused();
    expect(faults).toEqual([]);
  });
});
