import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { type Act, called, demonstrations } from '../gallery/demonstration-states.ts';
import { axeFindings } from '../support/axe.ts';
import { cutWords, sidewaysOverflow } from '../support/cut-words.ts';

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
    test(`${place}, ${state}: no word is cut off, and axe finds nothing`, async ({ page }) => {
      // Waiting for a moment needs a clock driven by hand, because a busy machine may be late.
      const waits = acts.some((act) => 'until' in act);
      await page.emulateMedia({ reducedMotion: waits ? 'no-preference' : 'reduce' });
      if (waits) await page.clock.install();
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(at);
      if (waits) await page.clock.pauseAt(Date.now() + 1000);
      const part = page.locator(place);
      await part.scrollIntoViewIfNeeded();
      await expect(part.locator('[data-live]')).toBeVisible();

      for (const act of acts) await perform(part, act);
      if (waits) await page.clock.resume();
      const begins = acts.length === 0;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await cutWords(part), `${width} px`).toEqual([]);
        // Later states are checked at the narrow width only; the first one, which has the same parts, at both.
        if (begins || width === widths[0])
          expect.soft(await axeFindings(page, begins ? 'html' : place), `${width} px`).toEqual([]);
      }
    });
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
