import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Act, called, demonstrations, startOver } from '../gallery/demonstration-states.ts';
import { axeFindings, hasNewParts } from '../support/axe.ts';
import { cutWords, sidewaysOverflow } from '../support/cut-words.ts';
import { withMotion } from '../support/motion.ts';
import { test } from '../support/shared-page.ts';
import { isThorough, sampleOf } from '../support/thorough.ts';

test.use(withMotion);

/** The narrowest phone, which is also 400 % zoom of a desktop, and the desktop itself. */
const narrow = { width: 320, height: 800 };
const widths = [narrow.width, 1440];

test('every demonstration has its states', () => {
  const places = demonstrations.map(({ place }) => place);
  const names = readdirSync('content/demonstrations').map((file) => basename(file, '.yaml'));
  expect(places).toEqual(expect.arrayContaining(names.map((name) => `#try-${name}`)));
});

/** What waits for a moment needs the time to pass, and by hand: a busy machine may be late for it. */
const waits = (acts: Act[]) => acts.some((act) => 'until' in act);

for (const { at, place, states } of demonstrations) {
  const all = Object.entries(states);
  const [[opening] = []] = all;

  test(`${place}: no state cuts off a word or has an axe fault, and paper has nothing to press`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    const judged = new Set<string>();
    const part = page.locator(place);
    let before: Act[] | undefined;
    // The first ones have nearly every part.
    for (const [state, acts] of sampleOf(
      all.filter(([, acts]) => !waits(acts)),
      4,
    )) {
      await page.setViewportSize(narrow);
      const rest = before && restAfter(before, acts);
      if (!rest) await openAt(part, `${baseURL}${at}`);
      for (const act of rest ?? acts) await perform(part, act);
      before = acts;
      await findsNoFault(page, place, state, judged, state === opening);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(part.locator('.controls').filter({ visible: true }), 'on paper').toHaveCount(0);
  });

  for (const [state, acts] of all.filter(([, acts]) => waits(acts)))
    test(`${place}, ${state}: no word is cut off, and axe finds nothing`, async ({ page }) => {
      const part = page.locator(place);
      await page.setViewportSize(narrow);
      await page.clock.install();
      await openAt(part, at);
      await page.clock.pauseAt(Date.now() + 60_000);
      for (const act of acts) await perform(part, act);
      await page.clock.resume();
      await findsNoFault(page, place, state, new Set());
    });
}

async function openAt(part: Locator, address: string): Promise<void> {
  await part.page().goto(address);
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('[data-live]')).toBeVisible();
}

/** The acts that lead on from a state without a load: all after starting over, or what is left when it lies on the way. */
function restAfter(before: Act[], acts: Act[]): Act[] | undefined {
  if (isDeepStrictEqual(acts[0], startOver)) return acts;
  return isDeepStrictEqual(acts.slice(0, before.length), before) ? acts.slice(before.length) : undefined;
}

async function findsNoFault(
  page: Page,
  place: string,
  state: string,
  judged: Set<string>,
  isOpening = false,
): Promise<void> {
  const part = page.locator(place);
  // The opening has nearly every part, so it stands for the other states where there is room for all of them.
  for (const width of isThorough || isOpening ? widths : [narrow.width]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${state}, ${width} px`;
    expect.soft(await sidewaysOverflow(page), at).toBeLessThanOrEqual(0);
    expect.soft(await cutWords(part), at).toEqual([]);
    if (isThorough || (await hasNewParts(part, judged, `${width}`)))
      expect.soft(await axeFindings(page, place), at).toEqual([]);
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
