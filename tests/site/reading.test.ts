import { expect, type Page, test } from '@playwright/test';

const guide = '/resources/documentation/api-integration';
const article = '/resources/blog/ai-barber-shop';
const said = (page: Page) => page.getByRole('status');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Replaces the browser's share sheet and clipboard. The sheet may be missing, the clipboard may refuse. */
async function withDevice(
  page: Page,
  sheet: 'opens' | 'fails' | 'dismissed' | 'none',
  clipboardWorks: boolean,
) {
  await page.addInitScript(
    ([sheet, clipboardWorks]) => {
      const device = window as unknown as { shared?: ShareData; copied?: string };
      const share = async (data: ShareData) => {
        if (sheet === 'fails') throw new DOMException('', 'NotAllowedError');
        if (sheet === 'dismissed') throw new DOMException('', 'AbortError');
        device.shared = data;
      };
      const writeText = async (text: string) => {
        if (!clipboardWorks) throw new DOMException('', 'NotAllowedError');
        device.copied = text;
      };
      Object.defineProperty(navigator, 'share', { value: sheet === 'none' ? undefined : share });
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    },
    [sheet, clipboardWorks] as const,
  );
}

test.describe('the contents', () => {
  test('mark the section being read, and none before the first', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(guide);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = contents.locator('[aria-current]');
    await expect(current).toHaveCount(0);

    for (const heading of ['Create a chatbot', 'Make the first call']) {
      await page
        .getByRole('heading', { name: heading })
        .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(current).toHaveText(heading);
    }
  });

  test('lead to the section they name', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(guide);
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Before you go live').click();
    await expect(page.getByRole('heading', { name: 'Before you go live' })).toBeInViewport();
  });

  test('unfold above the text on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(guide);
    await page.locator('summary', { hasText: 'On this page' }).click();
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Before you go live').click();
    await expect(page.getByRole('heading', { name: 'Before you go live' })).toBeInViewport();
  });
});

test('a heading is a link to itself, which a click copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(guide);
  await page.getByRole('link', { name: 'Create a chatbot' }).last().click();
  await expect(said(page)).toHaveText('The link is copied.');
  await expect(page).toHaveURL(/#create-a-chatbot$/);
  expect(await clipboard(page)).toBe(page.url());
});

test('code is copied as it stands, and the announcement goes away again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(guide);
  await page.getByRole('button', { name: 'Copy this code' }).first().click();
  await expect(said(page)).toHaveText('The code is copied.');
  expect(await clipboard(page)).toMatch(/^export API_KEY='YOUR_API_KEY'\s*$/);
  await page.clock.runFor(7_000);
  await expect(said(page)).toBeEmpty();
});

test.describe('Share Article', () => {
  const press = (page: Page) => page.getByRole('button', { name: 'Share Article' }).click();

  test('opens the share sheet of the device', async ({ page }) => {
    await withDevice(page, 'opens', true);
    await page.goto(article);
    await press(page);
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
    expect(shared).toEqual({ title: await page.title(), url: page.url() });
    await expect(said(page)).toBeEmpty();
  });

  for (const sheet of ['none', 'fails'] as const) {
    test(`copies the link when the sheet is: ${sheet}`, async ({ page }) => {
      await withDevice(page, sheet, true);
      await page.goto(article);
      await press(page);
      await expect(said(page)).toHaveText('The link is copied.');
      expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(page.url());
    });
  }

  test('says so when neither works', async ({ page }) => {
    await withDevice(page, 'none', false);
    await page.goto(article);
    await press(page);
    await expect(said(page)).toContainText('could not be copied');
  });

  test('keeps quiet when the visitor closes the sheet', async ({ page }) => {
    await withDevice(page, 'dismissed', true);
    await page.goto(article);
    await press(page);
    await expect(said(page)).toBeEmpty();
    expect(await page.evaluate(() => 'copied' in window)).toBe(false);
  });
});

test('without JavaScript an article reads, and offers nothing that would not work', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(article);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share Article' })).toBeHidden();
  await page.goto(guide);
  await expect(page.getByRole('button', { name: 'Copy this code' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Create a chatbot' }).last().click();
  await expect(page).toHaveURL(/#create-a-chatbot$/);
  await page.close();
});

for (const path of [guide, article, '/resources/case-studies/restaurant-automation']) {
  test(`${path} prints its words without the chrome`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.prose')).toBeVisible();
    for (const chrome of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      const elements = await page.getByRole(chrome, { includeHidden: true }).all();
      expect(elements, chrome).not.toEqual([]);
      for (const element of elements) await expect(element).toBeHidden();
    }
  });
}

test('a wide table scrolls in its own frame on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/resources/blog/small-business-ai');
  const frame = page.getByRole('region', { name: 'Table' });
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
