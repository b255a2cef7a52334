import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { listedPages, unlistedPages } from './pages.ts';

for (const width of [360, 1280]) {
  for (const path of [...listedPages, ...unlistedPages]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    });
  }
}
