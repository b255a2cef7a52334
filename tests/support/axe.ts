import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe holds against the page as it stands, or against a part of it, in one line a rule. */
export async function axeFindings(page: Page, part = 'html'): Promise<string[]> {
  // Half a megabyte, which a page need not read twice.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .include(part)
    .options({ resultTypes: ['violations'] })
    // Without it axe opens a page of its own to sum up frames, of which ours have none: that costs more than the rules.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
