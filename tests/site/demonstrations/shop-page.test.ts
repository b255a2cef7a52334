import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import type { ShopPage } from '../../../content/schemas/demonstrations/shop-page.ts';
import { axeFindings } from '../../support/axe.ts';
import { sidewaysOverflow } from '../../support/cut-words.ts';
import { faultsOf } from '../../support/html-faults.ts';
import { shiftOf, watchShift } from '../../support/layout-shift.ts';
import { reopenAtOnce } from '../../support/reopen.ts';
import { howMany, whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

const sample = (await readSample('content/demonstrations/static-websites.yaml')) as ShopPage;
const { form, fullSize, takeAlong, facts } = sample;

const names = {
  'three lines': 'Bartholomew & Sons Neighborhood Barbers',
  'forty letters': 'Wine, Cheese & Bread of Wickham Old Town',
  'seventy letters': 'The Very First Iron Temple Gym and Boxing Club of Wickham Old Town Hall',
  'one long word': 'W'.repeat(80),
  'no name': '',
  markup: '<b title="x">&amp;</b><script>alert(1)',
};

/** The hardest of them; a thorough run types all. */
const hardest = Object.entries(names).slice(-howMany(4, 6));

async function comeNear(page: Page): Promise<void> {
  await page.goto('/solutions/static-websites');
  await page.locator('[data-demonstration]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-demonstration] [data-live]')).toBeVisible();
}

const nameField = (page: Page) => page.getByLabel(form.name);
const preview = (page: Page) => page.getByRole('region', { name: sample.phone });
const shownName = (page: Page) => preview(page).getByRole('heading', { level: 3 });

/** Downloads the page and returns the path. */
async function keep(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: takeAlong }).click();
  const download = await downloading;
  const path = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample page stands there with its name, its prices and its own colors', async ({ page }) => {
    await page.goto('/solutions/static-websites');
    await expect(shownName(page)).toHaveText(sample.example.name);
    await expect(preview(page)).toContainText('Sourdough');
    await expect(shownName(page)).toHaveCSS('color', 'rgb(35, 29, 22)');
  });
});

test('a name stands on the page with every letter, as it was typed, and nothing around it moves', async ({
  page,
}) => {
  await watchShift(page);
  await comeNear(page);
  for (const [, name] of hardest) {
    await nameField(page).fill('');
    await nameField(page).pressSequentially(name);
    await expect(nameField(page)).toHaveValue(name);
    await expect(shownName(page)).toHaveText(name || sample.blank);
    expect(await preview(page).evaluate((screen) => screen.scrollWidth - screen.clientWidth)).toBe(0);
  }
  expect(await shiftOf(page)).toBe(0);

  // No word of an ordinary name breaks.
  await nameField(page).fill(names['three lines']);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const heading of await page.locator('[data-demonstration] h3').all()) {
      await expect(heading).toHaveText(names['three lines']);
      expect(await brokenWords(heading), `${width} px`).toEqual([]);
    }
  }
});

rare(
  'no day of the week breaks, wherever the page is as narrow as three columns can be',
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await comeNear(page);
    await page.getByRole('button', { name: fullSize.open }).click();
    const terms = page.getByRole('dialog').getByRole('term');
    expect(await terms.count()).toBeGreaterThan(4);
    for (const term of await terms.all()) expect(await brokenWords(term)).toEqual([]);
  },
);

/** Words that are broken across lines. */
const brokenWords = (heading: Locator) =>
  heading.evaluate(({ firstChild }) => {
    const text = firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });

test('each trade has its own page, full size is the same, and Start over brings the sample back', async ({
  page,
}) => {
  await comeNear(page);
  const papers = new Set<string>();
  for (const { name, action, prices } of sample.trades) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect(preview(page)).toContainText(action);
    for (const { item } of prices) await expect(preview(page)).toContainText(item);
    papers.add(await preview(page).evaluate((screen) => getComputedStyle(screen).backgroundColor));
  }
  expect(papers.size).toBe(sample.trades.length);

  await nameField(page).fill('Bartholomew & Sons');
  const opener = page.getByRole('button', { name: fullSize.open });
  const dialog = page.getByRole('dialog', { name: fullSize.title });
  for (const key of ['Escape', 'Enter']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Bartholomew & Sons' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: fullSize.close })).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await reopenAtOnce(dialog, opener);
  await expect(dialog.getByRole('heading', { name: 'Bartholomew & Sons' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByLabel(form.until).selectOption('9 pm');
  await page.getByRole('radio', { name: form.noDay }).check();
  await expect(preview(page)).toContainText('Every day');
  await expect(preview(page)).toContainText('to 9 pm');
  await page.getByRole('button', { name: sample.startOver }).click();
  await expect(shownName(page)).toHaveText(sample.example.name);
  await expect(nameField(page)).toHaveValue(sample.example.name);
  await expect(page.getByText(facts.weight)).toBeVisible();
});

test('the file is a page by itself, which asks for nothing, whatever the name', async ({ page, context }) => {
  await comeNear(page);
  const own = await context.newPage();
  const heard: string[] = [];
  own.on('request', (request) => request.url().startsWith('file:') || heard.push(request.url()));
  own.on('console', (message) => heard.push(message.text()));
  for (const [what, name] of hardest) {
    await nameField(page).fill(name);
    await expect(shownName(page)).toHaveText(name || sample.blank);
    const said = await page.getByRole('definition').first().textContent();
    const path = await keep(page);
    expect.soft(said, what).toBe(`${((await stat(path)).size / 1024).toFixed(1)} KB`);
    expect.soft(await faultsOf(readFileSync(path, 'utf8')), what).toEqual([]);

    await own.goto(pathToFileURL(path).href);
    await expect(own).toHaveTitle(name || sample.blank);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(name || sample.blank);
    for (const width of [1440, 360]) {
      await own.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(own), `${what}, ${width} px`).toBe(0);
    }
    expect.soft(await axeFindings(own), what).toEqual([]);
  }
  expect(heard).toEqual([]);
});
