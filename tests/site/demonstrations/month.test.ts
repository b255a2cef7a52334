import { expect, type Locator, type Page, test } from '@playwright/test';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

const path = '/solutions/social-media';
const month = (page: Page) => page.getByRole('region', { name: 'A month on one page' });
const day = (page: Page, name: string) => month(page).getByRole('button', { name });
const approve = (page: Page) => month(page).getByRole('button', { name: 'Approve', exact: true });
const sendBack = (page: Page) => month(page).getByRole('button', { name: 'Send back' });
const told = (page: Page) => month(page).locator('[aria-live]');

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await month(page).scrollIntoViewIfNeeded();
  await expect(day(page, 'June 12:')).toBeVisible();
}

test('a post is sent back, comes again in other words, and goes out once approved; Next waiting leads through the others', async ({
  page,
}) => {
  await open(page);
  await expect(day(page, 'June 12: Two weeks free, waits for you')).toHaveAttribute('aria-pressed', 'true');
  const first = await told(page).locator('.words').innerText();

  await sendBack(page).click();
  await expect(day(page, 'June 12: Two weeks free, sent back')).toBeVisible();
  await expect(told(page)).toContainText('Second draft.');
  await expect(told(page)).not.toContainText(first);
  await expect(month(page)).toContainText('5 of 12 approved, 1 sent back, 6 waiting');

  await approve(page).click();
  await expect(day(page, 'June 12: Two weeks free, approved')).toBeVisible();
  await expect(told(page)).not.toContainText(first);
  await expect(month(page)).toContainText('6 of 12 approved, 0 sent back, 6 waiting');

  await month(page).getByRole('button', { name: 'Start over' }).click();
  await expect(month(page)).toContainText('5 of 12 approved, 0 sent back, 7 waiting');
  await expect(told(page)).toContainText(first);

  const next = month(page).getByRole('button', { name: 'Next waiting' });
  const picture = month(page).getByRole('img', { name: /^Rendered sample: / });
  for (let waiting = 7; waiting > 0; waiting--) {
    await expect(month(page)).toContainText(`${waiting} waiting`);
    await expect(picture).toHaveJSProperty('naturalWidth', 800);
    await approve(page).click();
    await next.focus();
    await page.keyboard.press('Enter');
  }
  await expect(month(page)).toContainText('12 of 12 approved');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('the month is read and decided by keyboard, and the report takes its place, but for paper, which has both', async ({
  page,
}) => {
  await open(page);
  await day(page, 'June 16:').focus();
  await page.keyboard.press('Enter');
  await expect(day(page, 'June 16:')).toBeFocused();
  await expect(told(page)).toContainText('June 16, 7:00 am');
  for (let tab = 0; tab < 6; tab++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(approve(page)).toBeFocused();
  await expect(day(page, 'June 16: Why we close at 9, approved')).toBeVisible();

  const report = month(page).getByRole('table', { name: 'Messages by post' });
  await page.emulateMedia({ media: 'print' });
  await expect(day(page, 'June 12:')).toBeVisible();
  await expect(report).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const foot = month(page).getByText('Made-up gym, made-up numbers.');
  const before = { stage: await top(month(page).locator('.planner')), foot: await top(foot) };
  await month(page).getByRole('radio', { name: 'The report after it' }).check();
  await expect(report).toBeVisible();
  await expect(day(page, 'June 12:')).toHaveCount(0);
  expect({ stage: await top(month(page).locator('.report')), foot: await top(foot) }).toEqual(before);
});

rare('on a phone the post comes into view when its day is touched', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await day(page, 'June 2:').click();
  await expect(approve(page)).toBeInViewport({ ratio: 1 });
});

rare('a post takes the same room, whichever day is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = new Set<number>();
    for (const button of await month(page).locator('table button').all()) {
      await button.click();
      heights.add(await told(page).evaluate((element) => element.clientHeight));
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every post can be read, and the report after them', async ({ page }) => {
    await page.goto(path);
    await expect(month(page).getByRole('table', { name: 'Posts planned for June' })).toBeVisible();
    await expect(
      month(page)
        .getByRole('listitem')
        .filter({ hasText: /^June \d+, \d/ }),
    ).toHaveCount(12);
    await expect(month(page).getByRole('table', { name: 'Messages by post' })).toBeVisible();
  });
});
