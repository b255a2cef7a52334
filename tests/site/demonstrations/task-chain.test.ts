import { expect, type Page, test } from '@playwright/test';
import { shiftOf, watchShift } from '../../support/layout-shift.ts';
import { withMotion } from '../../support/motion.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

const chain = (page: Page) => page.getByRole('region', { name: 'Typed once, written five times' });
const tool = (page: Page, name: string) => chain(page).getByRole('button', { name, exact: true });
const told = (page: Page) => chain(page).getByRole('status');
const letFail = (page: Page) => chain(page).getByRole('checkbox', { name: 'Let the invoice fail' });
const steps = (page: Page) => chain(page).getByRole('listitem');
const done = (page: Page) => chain(page).locator('.done');

async function open(page: Page): Promise<void> {
  await page.goto('/solutions/task-automation');
  await chain(page).scrollIntoViewIfNeeded();
  await expect(chain(page).and(page.locator('[data-live]'))).toBeVisible();
}

/** Opens the page with a clock that the test drives. */
async function openAndHoldTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/solutions/task-automation');
  await page.clock.pauseAt(Date.now() + 60_000);
  await chain(page).scrollIntoViewIfNeeded();
  await expect(chain(page).and(page.locator('[data-live]'))).toBeVisible();
  await tool(page, 'Replay').click();
}

/** Advances the clock until so many steps are done. */
const pass = (page: Page, count: number) =>
  expect(async () => {
    await page.clock.runFor(300);
    await expect(done(page)).toHaveCount(count, { timeout: 100 });
  }).toPass({ intervals: [0] });

test('Pause holds the chain, Play goes on from there, Replay begins anew, nothing moves on a phone, and a failed step stops it and is tried again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShift(page);
  await openAndHoldTime(page);
  await expect(done(page)).toHaveCount(0);
  await pass(page, 2);
  await tool(page, 'Pause').click();
  await page.clock.runFor(5000);
  await expect(done(page)).toHaveCount(2);
  await expect(told(page)).toHaveText('2 of 5 done.');

  await tool(page, 'Play').click();
  await expect(done(page)).toHaveCount(2);
  await pass(page, 5);
  await expect(told(page)).toContainText('5 of 5 done.');

  await tool(page, 'Replay').click();
  await expect(done(page)).toHaveCount(0);
  expect(await shiftOf(page)).toBe(0);

  await letFail(page).check();
  await expect(done(page)).toHaveCount(0);
  await pass(page, 3);
  await page.clock.runFor(5000);
  await expect(done(page)).toHaveCount(3);
  await expect(told(page)).toContainText('3 of 5 done. Stopped at the invoice.');
  await expect(steps(page).nth(3)).toContainText('Invoice 1042 to Dana Reyes.');

  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  // The focus stays there.
  await expect(chain(page).getByRole('list')).toBeFocused();
  await expect(letFail(page)).not.toBeChecked();
  await expect(done(page)).toHaveCount(3);
  await pass(page, 5);
  await expect(told(page)).toContainText('5 of 5 done.');
});

rare('it never starts before its beginning, however late the browser draws', async ({ page }) => {
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (draw) => requestAnimationFrame((now) => draw(now - 1000));
  });
  await open(page);
  const counts = await chain(page).evaluate(
    (region) =>
      new Promise<string[]>((finished) => {
        const seen: string[] = [];
        const progress = region.querySelector('.progress') as Element;
        new MutationObserver(() => {
          seen.push(progress.textContent);
          if (progress.textContent.includes('1 of 5')) finished(seen);
        }).observe(progress, { childList: true, characterData: true, subtree: true });
        region.querySelector<HTMLElement>('.tools button:last-child')?.click();
      }),
  );
  expect(counts.filter((text) => text.includes('-'))).toEqual([]);
});

test('under reduced motion the chain is at its end at once, and what is typed stands on every paper, as it was typed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(done(page)).toHaveCount(5);
  await chain(page).getByLabel('Customer').fill('<b>Ana</b> & Sons');
  await expect(steps(page).filter({ hasText: '<b>Ana</b> & Sons' })).toHaveCount(5);
  await chain(page).getByLabel('Job').selectOption('Oil change, $70');
  await expect(steps(page).nth(3)).toContainText('$75.60');
  await expect(steps(page).nth(4)).toContainText('$75.60');
  await letFail(page).check();
  await expect(done(page)).toHaveCount(3);
  await expect(told(page)).toContainText('Stopped at the invoice.');
  await expect(tool(page, 'Pause')).toHaveCount(0);
});

rare('the site’s own Pause brings a running chain to its end', async ({ page }) => {
  await openAndHoldTime(page);
  await pass(page, 1);
  await page.getByRole('checkbox', { name: 'Pause' }).first().check();
  await expect(done(page)).toHaveCount(5);
  await expect(tool(page, 'Pause')).toHaveCount(0);
});
