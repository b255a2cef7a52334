import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { forcedColors: 'active' } });

test('in a reader’s own colors every button has an edge, drawings and the light of home turn, and nothing is covered', async ({
  page,
}) => {
  for (const path of ['/', '/solutions/ugc-content', '/contact', '/supabase-test']) {
    await page.goto(path);
    const edges = await page
      .locator('main :is(a, button).font-semibold:visible')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth));
    expect(edges, path).not.toEqual([]);
    expect(edges, path).not.toContain('0px');
    if (path === '/') await outlinesTheLight(page);
    if (path.startsWith('/solutions/')) {
      await turnsDrawings(page);
      await leavesTheFootFree(page);
    }
  }
});

test('in a reader’s own colors the words searched for can be read', async ({ page }) => {
  await page.goto('/search?q=chatbot');
  const colors = await page
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const { color, backgroundColor } = getComputedStyle(mark);
      const probe = document.createElement('p');
      probe.style.backgroundColor = 'Mark';
      document.body.append(probe);
      return { color, backgroundColor, wanted: getComputedStyle(probe).backgroundColor };
    });
  expect(colors.backgroundColor).toBe(colors.wanted);
  expect(colors.color).not.toBe(colors.backgroundColor);
});

/** On a light ground the light of home is an outline. */
async function outlinesTheLight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = page.locator('.hero-still');
  for (const [width, shape] of [
    [390, 'tall'],
    [1440, 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(light).toBeVisible();
    await expect(light).toHaveCSS('border-image-source', new RegExp(`${shape}-outline.*\\.svg`));
  }
}

/** Drawings of white lines turn where a reader's ground is light. */
async function turnsDrawings(page: Page): Promise<void> {
  const filterOf = (name: string) =>
    page
      .locator(name)
      .first()
      .evaluate((image) => getComputedStyle(image).filter);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await filterOf('main img[src$=".svg"]')).toContain('invert(1)');
  expect(await filterOf('main img[src$=".webp"]'), 'a photograph').toBe('none');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await filterOf('main img[src$=".svg"]')).toBe('none');
}

/** The large name at the foot covers nothing. */
async function leavesTheFootFree(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const rights = page.getByRole('contentinfo').getByText('©');
  const covered = await rights.screenshot();
  await page.locator('[data-name]').evaluate((name) => name.remove());
  expect(covered.equals(await rights.screenshot())).toBe(true);
}
