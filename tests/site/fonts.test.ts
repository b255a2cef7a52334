import { expect, type Page } from '@playwright/test';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { test } from '../support/shared-page.ts';
import { listedPages, unlistedPages } from './pages.ts';

/** What a page says, without its code: a line for each way it sets words, of the characters it sets so. */
const leaveSpecimens = (page: Page) =>
  page.evaluate(() => {
    const specimens = new Map<string, string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement || parentElement.closest('script, style, noscript')) continue;
      const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parentElement);
      if (fontFamily.includes('monospace')) continue;
      const font = `${fontStyle} ${fontWeight} 20px ${fontFamily}`;
      specimens.set(font, (specimens.get(font) ?? '') + textContent);
    }
    const lines = [...specimens].map(([font, text]) => {
      const line = document.createElement('p');
      line.style.font = font;
      line.textContent = [...new Set(text)].join('');
      return line;
    });
    document.body.replaceChildren(...lines);
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** What the browser draws with, whatever the styles ask for. */
async function fontsOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'body' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `the system's ${familyName}`,
  );
}

for (const path of [...listedPages, ...unlistedPages]) {
  test(`every word of ${path} is drawn in the fonts of the site`, async ({ sharedPage: page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    await leaveSpecimens(page);
    const fonts = await fontsOf(page);
    expect(fonts.toSorted()).toEqual([
      expect.stringContaining('Bricolage Grotesque'),
      expect.stringContaining('Instrument Sans'),
    ]);
  });
}

test('a letter the fonts do not have moves nothing where a visitor types it', async ({ page }) => {
  await watchShift(page);
  await page.goto('/contact');
  const name = page.getByLabel('Name');
  await name.fill('Lukas');
  const before = await name.boundingBox();
  await name.fill('Łukasz 你好 →');
  expect(await name.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBe(0);
});
