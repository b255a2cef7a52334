import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { axeFindings, hasNewParts } from '../support/axe.ts';
import { beyondMargin, brokenWords, cutWords, sidewaysOverflow } from '../support/cut-words.ts';
import { isRefusal } from '../support/policy.ts';
import { test } from '../support/shared-page.ts';
import { isThorough } from '../support/thorough.ts';
import { pages, standsForItsKind } from './pages.ts';

/**
 * Everything that holds for every page and can be seen in one visit: each page is opened once. Axe judges it where it has parts of a
 * kind that were not judged on another page. In its colors, its fonts, larger letters and as wide as a desk it is looked at where it
 * stands for its kind; `--thorough` all.
 */

/** The narrowest phone, which is also 400 % zoom of a desktop. */
const narrowest = { width: 320, height: 256 };
const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

const judged = new Set<string>();

for (const path of pages) {
  test(`${path}: axe, its words, its fonts and its policy`, async ({ sharedPage: page, baseURL }) => {
    const refusals: string[] = [];
    const note = (message: ConsoleMessage) => isRefusal(message) && refusals.push(message.text());
    page.on('console', note);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.setViewportSize(narrowest);
    await page.goto(`${baseURL}${path}`);
    expect.soft(await brokenWords(page), 'words that break in headings and buttons').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await beyondMargin(page), 'what reaches into the margin of a phone').toEqual([]);
    // The colors are the same on a desk, but for the menu, whose states are judged in accessibility-states.test.ts.
    if (isThorough || (await hasNewParts(page.locator('body'), judged, 'on a phone')))
      expect
        .soft(await axeFindings(page, 'html', { colors: isThorough }), 'what axe finds on a phone')
        .toEqual([]);
    if (isThorough || standsForItsKind(path)) await lookWhole(page);
    page.off('console', note);
    expect.soft(refusals, 'what breaks its content security policy').toEqual([]);
  });
}

/** In its colors as wide as a desk, with larger letters, with letters further apart, and in its fonts. */
async function lookWhole(page: Page): Promise<void> {
  await page.setViewportSize(desk);
  expect.soft(await axeFindings(page), 'what axe finds on a desk').toEqual([]);

  await page.setViewportSize(phone);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect
    .soft(await sidewaysOverflow(page), 'how far a phone scrolls sideways with letters twice as large')
    .toBe(0);
  // A link in a text may have a word wider than a phone.
  expect
    .soft(await brokenWords(page, 'h1, h2, h3, h4, button'), 'words that break with letters twice as large')
    .toEqual([]);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await browser.detach();

  await spaceLetters(page);
  for (const screen of [desk, narrowest]) {
    await page.setViewportSize(screen);
    const at = `with letters further apart, at ${screen.width} px`;
    expect.soft(await sidewaysOverflow(page), `how far the page scrolls sideways ${at}`).toBe(0);
    expect.soft(await cutWords(page.locator('body')), `words that are cut off ${at}`).toEqual([]);
  }

  await leaveSpecimens(page);
  expect
    .soft((await fontsOf(page)).toSorted(), 'the fonts it is drawn in')
    .toEqual([expect.stringContaining('Bricolage Grotesque'), expect.stringContaining('Instrument Sans')]);
}

/** The widest text spacing that WCAG 1.4.12 demands pages to survive. */
const spaceLetters = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });

/** Replaces a page's text by a line for each style of text, with the characters set in it, except code. */
const leaveSpecimens = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
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

/** The fonts that the browser draws with, whatever the styles ask for. */
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
