import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Act, called, demonstrations } from '../gallery/demonstration-states.ts';
import { axeFindings } from '../support/axe.ts';
import { cutWords, sidewaysOverflow } from '../support/cut-words.ts';
import { test } from '../support/shared-page.ts';

/** The narrowest phone, which is also 400 % zoom of a desktop, and the desktop itself. */
const widths = [320, 1440];

test('every demonstration has its states', () => {
  const places = demonstrations.map(({ place }) => place);
  const names = readdirSync('content/demonstrations').map((file) => basename(file, '.yaml'));
  expect(places).toEqual(expect.arrayContaining(names.map((name) => `#try-${name}`)));
});

for (const { at, place, states } of demonstrations) {
  test(`${place} on paper: nothing to press, though it could be pressed before`, async ({ page }) => {
    await page.goto(at);
    await page.locator(place).scrollIntoViewIfNeeded();
    await expect(page.locator(place).locator('[data-live]')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(place).locator('.controls').filter({ visible: true })).toHaveCount(0);
  });

  for (const [state, acts] of Object.entries(states)) {
    const title = `${place}, ${state}: no word is cut off, and axe finds nothing`;
    // What waits for a moment needs the time to pass, and by hand: a busy machine may be late for it.
    if (acts.some((act) => 'until' in act))
      test(title, async ({ page }) => {
        await page.clock.install();
        await openNarrow(page, at);
        await page.clock.pauseAt(Date.now() + 1000);
        const part = await comeNear(page, place);
        for (const act of acts) await perform(part, act);
        await page.clock.resume();
        await lookAt(page, part, place);
      });
    else
      test(title, async ({ sharedPage: page, baseURL }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openNarrow(page, `${baseURL}${at}`);
        const part = await comeNear(page, place);
        for (const act of acts) await perform(part, act);
        await lookAt(page, part, acts.length === 0 ? 'html' : place);
      });
  }
}

async function openNarrow(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address);
}

async function comeNear(page: Page, place: string): Promise<Locator> {
  const part = page.locator(place);
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('[data-live]')).toBeVisible();
  return part;
}

async function lookAt(page: Page, part: Locator, forAxe: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await cutWords(part), `${width} px`).toEqual([]);
    // Each state is looked at where it is narrowest; as it begins it has the same parts, and the page around them, at both.
    if (forAxe === 'html' || width === widths[0])
      expect.soft(await axeFindings(page, forAxe), `${width} px`).toEqual([]);
  }
}

async function perform(place: Locator, act: Act): Promise<void> {
  if ('until' in act) {
    await expect(async () => {
      await place.page().clock.runFor(300);
      expect(await place.innerText()).toContain(act.until);
    }).toPass({ intervals: [0] });
    return;
  }
  const name = 'press' in act ? act.press : act.into;
  const part = (await place.evaluateHandle(called, name)).asElement();
  if (!part) throw new Error(`Nothing is called "${name}".`);
  await ('press' in act ? part.click() : part.fill(act.type));
}
