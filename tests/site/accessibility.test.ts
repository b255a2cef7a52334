import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { listedPages, unlistedPages } from './pages.ts';

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const path of [...listedPages, ...unlistedPages]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    expect.soft(await findings(page), 'on a phone').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findings(page), 'on a desk').toEqual([]);
  });
}
