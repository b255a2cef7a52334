import { expect, type Locator, type Page, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).opacity);

test('the loops last as long as specified, run opposite ways and have no seam', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const loops = await page.locator('.marquee').evaluateAll((marquees) =>
      marquees.map((marquee) => {
        const copies = [...marquee.children];
        const [animation] = copies[0]?.getAnimations() ?? [];
        const timing = animation?.effect?.getComputedTiming();
        const boxes = copies.map((copy) => copy.getBoundingClientRect());
        return {
          seconds: Number(timing?.duration) / 1000,
          easing: timing?.easing,
          direction: timing?.direction,
          // At any moment the copies extend past the frame by at least one length.
          covers: boxes.slice(1).reduce((sum, { width }) => sum + width, 0) >= marquee.clientWidth,
        };
      }),
    );
    expect(loops.map(({ seconds }) => seconds)).toEqual([19.95, 23.94, 20, 20, 20]);
    expect(new Set(loops.map(({ easing }) => easing))).toEqual(new Set(['linear']));
    expect(loops.filter(({ covers }) => !covers)).toEqual([]);
    expect(loops[0]?.direction).not.toBe(loops[1]?.direction);
    expect(loops[3]?.direction).not.toBe(loops[4]?.direction);
  }
});

test('the hint and the dusk go beyond 5 px of scrolling and come back, and content below appears, which is all there without a script', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  for (const [pixels, opacity] of [
    [8, '0'],
    [4, '1'],
    [8, '0'],
    [0, '1'],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), pixels);
    await expect.poll(() => opacityOf(page, '.hero-hint')).toBe(opacity);
    await expect.poll(() => opacityOf(page, '.hero-overlay')).toBe(opacity);
  }
  await expect(page.locator('[data-waiting]').first()).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (const item of await page.locator('[data-reveal]').all()) await item.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-waiting]')).toHaveCount(0);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await expect(plain.locator('[data-waiting]')).toHaveCount(0);
  await expect(plain.getByRole('heading', { name: 'Our AI Arsenal' })).toBeVisible();
  await plain.close();
});

test('every target is 24 px or more, no two overlap, the buttons are one line each and no dash dangles, at any width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await seesFocusOver(page, page.locator('.home-card', { hasText: 'UGC Content Generation' }).first());
  for (const width of [320, 360, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(faultyTargets), `${width} px`).toEqual([]);
    const lines = await linesOf(page.locator('[data-hero-text] a:visible'));
    expect.soft(lines.slice(0, 2), `${width} px`).toEqual([1, 1]);
    expect.soft(await page.evaluate(danglingDashes), `${width} px`).toEqual([]);
  }
  // A heading as long as the owner may type it covers neither the message nor its answer.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'The Future of Work Is Here, and It Answers Every Customer Now';
  });
  for (const width of [360, 800, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    expect.soft(await page.evaluate(coveredByWords), `${width} px`).toEqual([]);
  }
});

/** The focus ring of a service lies over its picture, too. */
async function seesFocusOver(page: Page, card: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
  await page.evaluate((top) => scrollTo({ top: top - 300, behavior: 'instant' }), y);
  const upperEdge = () => page.screenshot({ clip: { x: x + 20, y: 300, width: width - 40, height: 2 } });
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  const before = await upperEdge();
  await card.getByRole('link').focus();
  await page.keyboard.press('Shift');
  expect(before.equals(await upperEdge())).toBe(false);
  await card.getByRole('link').blur();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What the words of the first screen stand over. Runs in the page. */
function coveredByWords(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const words = [...document.querySelectorAll('[data-hero-text] > *')].map(boxOf);
  return [...document.querySelectorAll('[data-message], [data-answer]')]
    .filter((element) => {
      const { left, right, top, bottom } = boxOf(element);
      return words.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
    })
    .map(({ textContent }) => textContent);
}

/** Headlines of the still banners that begin a line with their dash in sight. Runs in the page. */
function danglingDashes(): string[] {
  return [...document.querySelectorAll('.hero-banners .marquee')].flatMap((frame) => {
    const items = [...(frame.firstElementChild?.children ?? [])];
    const topOf = (item: Element | undefined) => item?.getBoundingClientRect().top;
    const { left } = frame.getBoundingClientRect();
    return items
      .filter((item, index) => topOf(item) !== topOf(items[index - 1]))
      .filter((item) => item.getBoundingClientRect().left > left - 4)
      .map(({ textContent }) => textContent);
  });
}

/** The number of lines that the text of each takes. */
const linesOf = (boxes: Locator) =>
  boxes.evaluateAll((boxes) =>
    boxes.map(({ lastChild }) => {
      const text = document.createRange();
      text.selectNodeContents(lastChild as Text);
      return text.getClientRects().length;
    }),
  );

/** Targets that are too small or overlap. Runs in the page. */
function faultyTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea, label:has(input)')]
    .filter((target) => target.checkVisibility() && !target.closest('dialog, [popover], [aria-hidden]'))
    // Links in running text are as high as their line.
    .filter(
      (target) =>
        getComputedStyle(target).display !== 'inline' && !target.matches('.sr-only, [tabindex="-1"]'),
    );
  const boxes = targets.map((target) => ({
    name: target.innerText || target.ariaLabel || target.getAttribute('name'),
    target,
    box: target.getBoundingClientRect(),
  }));
  const small = boxes
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ name }) => `small: ${name}`);
  const isFixed = (element: Element) => element.closest('.site-header') !== null;
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          !one.target.contains(other.target) &&
          isFixed(one.target) === isFixed(other.target) &&
          one.box.left < other.box.right - 1 &&
          other.box.left < one.box.right - 1 &&
          one.box.top < other.box.bottom - 1 &&
          other.box.top < one.box.bottom - 1,
      )
      .map((other) => `overlap: ${one.name} and ${other.name}`),
  );
  return [...small, ...overlaps];
}

rare('a pause control that arrives is no reason to style the whole page anew', async ({ page, browser }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(async () => {
    const pause = document.querySelector('label:has([data-pause])');
    pause?.after(pause.cloneNode(true));
    await new Promise((styled) => requestAnimationFrame(() => requestAnimationFrame(styled)));
  });
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const restyled = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(restyled).not.toEqual([]);
  // Passing banners are restyled in every frame.
  expect(Math.max(...restyled.map(({ args }) => args.elementCount ?? 0))).toBeLessThan(150);
});
