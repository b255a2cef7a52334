import { expect, type Page, test } from '@playwright/test';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const guide = '/resources/documentation/api-integration';
const article = '/resources/blog/ai-barber-shop';
const said = (page: Page) => page.getByRole('status');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

type Device = { sheet: 'opens' | 'fails' | 'dismissed' | 'none'; clipboardWorks: boolean };

/** Replaces the browser's share sheet and clipboard. The sheet may be missing, the clipboard may refuse. */
const withDevice = (page: Page, device: Device) =>
  page.evaluate(({ sheet, clipboardWorks }) => {
    const done: { shared?: ShareData; copied?: string } = {};
    const share = async (data: ShareData) => {
      if (sheet === 'fails') throw new DOMException('', 'NotAllowedError');
      if (sheet === 'dismissed') throw new DOMException('', 'AbortError');
      done.shared = data;
    };
    const writeText = async (text: string) => {
      if (!clipboardWorks) throw new DOMException('', 'NotAllowedError');
      done.copied = text;
    };
    const define = (name: 'share' | 'clipboard', value: unknown) =>
      Object.defineProperty(navigator, name, { value, configurable: true });
    define('share', sheet === 'none' ? undefined : share);
    define('clipboard', { writeText });
    Object.assign(window, { done });
  }, device);

/** What was given to that device. */
const done = (page: Page) =>
  page.evaluate(() => (window as unknown as { done: { shared?: ShareData; copied?: string } }).done);

test('the contents mark the section being read, lead to the section they name, and unfold on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  const last = page.getByRole('heading', { name: 'Before you go live' });
  await contents.getByText('Before you go live').click();
  await expect(last).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(guide);
  await page.locator('summary', { hasText: 'On this page' }).click();
  await contents.getByText('Before you go live').click();
  await expect(last).toBeInViewport();
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
  const button = page.getByRole('button', { name: 'Copy this code' }).first();
  await button.hover();
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(y + height, 'the button ends above the code').toBeLessThanOrEqual(
    (await page.locator('.code-frame code').first().boundingBox())?.y ?? 0,
  );
  await button.click();
  await expect(said(page)).toHaveText('The code is copied.');
  expect(await clipboard(page)).toMatch(/^export API_KEY='YOUR_API_KEY'\s*$/);
  await page.clock.runFor(7_000);
  await expect(said(page)).toBeEmpty();
});

test.describe('Share Article', () => {
  const press = (page: Page) => page.getByRole('button', { name: 'Share Article' }).click();

  rare(
    'opens the share sheet of the device, and keeps quiet when the visitor closes it',
    async ({ page }) => {
      await page.goto(article);
      await withDevice(page, { sheet: 'opens', clipboardWorks: true });
      await press(page);
      await expect.poll(() => done(page)).toEqual({ shared: { title: await page.title(), url: page.url() } });
      await withDevice(page, { sheet: 'dismissed', clipboardWorks: true });
      await press(page);
      expect(await done(page)).toEqual({});
      await expect(said(page)).toBeEmpty();
    },
  );

  rare('copies the link without a sheet, or says that neither works', async ({ page }) => {
    await page.clock.install();
    await page.goto(article);
    for (const [device, words] of [
      [{ sheet: 'none', clipboardWorks: true }, 'The link is copied.'],
      [{ sheet: 'fails', clipboardWorks: true }, 'The link is copied.'],
      [{ sheet: 'none', clipboardWorks: false }, 'could not be copied'],
    ] as const) {
      await expect(said(page)).toBeEmpty();
      await withDevice(page, device);
      await press(page);
      await expect(said(page)).toContainText(words);
      expect(await done(page)).toEqual(device.clipboardWorks ? { copied: page.url() } : {});
      // Until the words are gone.
      await page.clock.runFor(7_000);
    }
  });
});

test('without JavaScript an article can be read, and offers nothing that would not work', async ({
  browser,
}) => {
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

test('on paper a text has its words without the chrome', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [guide, article, '/resources/case-studies/restaurant-automation']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.prose')).toBeVisible();
    for (const chrome of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
      const elements = await page.getByRole(chrome, { includeHidden: true }).all();
      expect(elements, `${chrome} of ${path}`).not.toEqual([]);
      for (const element of elements) await expect(element).toBeHidden();
    }
  }
});

test('a wide table scrolls in its own frame on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/resources/blog/small-business-ai');
  const frame = page.getByRole('region', { name: 'Table' });
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
