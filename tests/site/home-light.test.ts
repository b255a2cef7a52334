import { expect, type Page, type Route, test } from '@playwright/test';
import { framesDrawn, stepFrames, takeFramesInHand, withLight } from '../support/light.ts';
import { sampleOf, whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test.use({ ...withLight, viewport: { width: 320, height: 480 } });

declare global {
  interface Window {
    /** The number of WebGL contexts that the page has created. */
    contexts: number;
    /** The number of shader programs that it has linked. */
    programs: number;
    /** The number of calls of each WebGL function. */
    calls: Record<string, number>;
  }
}

const light = 'canvas[data-drawn]';
const waiting = (page: Page) => page.evaluate(() => window.hand.waiting());

async function openLitHome(page: Page) {
  await takeFramesInHand(page);
  await page.goto('/');
  await expect(page.locator(light)).toBeAttached();
  await expect.poll(() => waiting(page)).toBe(1);
}

const countContexts = (page: Page) =>
  page.addInitScript(() => {
    window.contexts = 0;
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      if (kind === 'webgl2') window.contexts += 1;
      return getContext.call(this, kind as '2d', ...rest);
    } as typeof getContext;
  });

const countCalls = (page: Page) =>
  page.addInitScript(() => {
    window.calls = {};
    const gl = WebGL2RenderingContext.prototype;
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(gl))) {
      if (typeof value !== 'function') continue;
      const counted = function (this: WebGL2RenderingContext, ...what: unknown[]) {
        window.calls[name] = (window.calls[name] ?? 0) + 1;
        return value.apply(this, what);
      };
      Object.assign(gl, { [name]: counted });
    }
  });

async function drawsNothing(page: Page) {
  await expect.poll(() => waiting(page)).toBe(0);
  const before = await framesDrawn(page);
  await stepFrames(page, 10);
  expect(await framesDrawn(page)).toBe(before);
}

test('the light starts after the first paint, and its frames delay nothing', async ({ page }) => {
  await countCalls(page);
  await openLitHome(page);
  const { painted, drawn, calls } = await page.evaluate(() => {
    window.calls = {};
    for (let frame = 0; frame < 30; frame += 1) window.hand.step(1000 / 60);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const painted = paint?.startTime ?? Infinity;
    return { painted, drawn: window.hand.firstDrawAt, calls: window.calls };
  });
  expect(drawn).toBeGreaterThan(painted);
  expect(calls['drawArrays']).toBeGreaterThan(0);
  // Reading a result from the graphics card waits until it has drawn.
  expect(Object.keys(calls).filter((name) => /^(check|finish|get|is|read)/.test(name))).toEqual([]);
  expect(Object.values(calls).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(30 * 10);
});

test('the light follows the pointer, 63 % of the way in 0.2 s, and a finger too; out of view or hidden it stands, and goes on from there', async ({
  page,
}) => {
  await openLitHome(page);
  const leanAfterStep = async () => {
    await stepFrames(page, 1);
    await stepFrames(page, 2, 100);
    return page.evaluate(() => window.hand.pointer);
  };
  await page.mouse.move(319, 1);
  const [right = 0, up = 0] = await leanAfterStep();
  expect(right).toBeGreaterThan(0.6);
  expect(right).toBeLessThan(0.72);
  expect(up).toBeGreaterThan(0.6);

  await page.evaluate(() =>
    document
      .querySelector('[data-hero]')
      ?.dispatchEvent(
        new PointerEvent('pointerdown', { clientX: 0, clientY: 240, pointerType: 'touch', bubbles: true }),
      ),
  );
  const [left = 0] = await leanAfterStep();
  expect(left).toBeLessThan(0);

  await stepFrames(page, 10);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await drawsNothing(page);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => waiting(page)).toBe(1);
  await page.evaluate(() => window.hand.step(60_000));
  await stepFrames(page, 2);
  const [before = 0, after = 0] = await page.evaluate(() => window.hand.drawn.slice(-2));
  const [first = 0] = await page.evaluate(() => window.hand.drawn.slice(-3));
  expect(after - before).toBeCloseTo(1 / 60, 3);
  expect(before - first).toBeLessThanOrEqual(0.1);

  const turn = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await turn('hidden');
  await drawsNothing(page);
  await turn('visible');
  await expect.poll(() => waiting(page)).toBe(1);
});

test('switched on, the light opens once; aimed at a line of the visitor’s sheet, it goes there within 0.3 s', async ({
  page,
}) => {
  await openLitHome(page);
  await stepFrames(page, 16, 45);
  const opened = await page.evaluate(() => window.hand.opened);
  expect(opened[0]).toBe(0);
  expect(opened.at(-1)).toBe(1);
  expect(opened).toEqual(opened.toSorted((one, other) => one - other));
  expect(opened.filter((share) => share < 1).length).toBeLessThanOrEqual(16);

  await page.getByRole('textbox', { name: 'Line 1 of your sheet' }).fill('closed sun + mon');
  await expect(page.locator('[data-hero][data-aim]')).toBeAttached();
  await page.getByRole('textbox', { name: 'A customer’s question' }).fill('u open sun');
  await expect(page.locator('[data-hero][data-aim=line]')).toBeAttached();
  const landsAt = () => page.evaluate(() => window.hand.to);
  const line = page.locator('[data-answer] li[data-lit]');
  const onLine = () =>
    line.evaluate((lit) => {
      const { right, top, bottom } = lit.getBoundingClientRect();
      return [Math.round(right), Math.round((top + bottom) / 2 + scrollY)];
    });
  // It sets out a moment after the last key, and has arrived 0.3 s later.
  const hasArrived = async () => {
    await stepFrames(page, 8, 45);
    const [x = 0, y = 0] = await landsAt();
    return [Math.round(x), Math.round(y)];
  };
  await expect.poll(hasArrived).toEqual(await onLine());
  const before = await landsAt();
  await page.getByRole('textbox', { name: 'Line 2 of your sheet' }).fill('dogs are ok');
  await page.getByRole('textbox', { name: 'A customer’s question' }).fill('are dogs ok');
  await expect(page.locator('[data-answer] li[data-lit]').getByRole('textbox')).toHaveValue('dogs are ok');
  const setsOut = async () => {
    await stepFrames(page, 1);
    return (await landsAt()).join() !== before.join();
  };
  await expect.poll(setsOut).toBe(true);
  const [, onTheWay = 0] = await landsAt();
  const [, end = 0] = await onLine();
  expect(onTheWay).toBeLessThan(end - 1);
  await stepFrames(page, 8, 45);
  expect((await landsAt()).slice(0, 2).map(Math.round)).toEqual(await onLine());
  // Nothing is lit where nothing answers: the ray goes on to the phone.
  await page.getByRole('textbox', { name: 'A customer’s question' }).fill('do you do perms');
  await expect(page.locator('.hero-notice')).toBeVisible();
});

test('Pause stops the light and the banners, and stays chosen on the next page, and on one that is gone back to', async ({
  page,
}) => {
  const pause = page.getByRole('checkbox', { name: /^Pause/ });
  await openLitHome(page);
  await pause.first().check();
  await drawsNothing(page);
  const playStates = () =>
    page
      .locator('.marquee > ul')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).animationPlayState));
  expect(new Set(await playStates())).toEqual(new Set(['paused']));

  await page.goto('/solutions/ai-chatbots');
  for (const control of await pause.all()) await expect(control).toBeChecked();
  expect(new Set(await playStates())).toEqual(new Set(['paused']));

  await pause.first().uncheck();
  await page.goto('/solutions/ugc-content');
  await expect(pause.first()).not.toBeChecked();
  await pause.first().check();
  await page.goBack();
  await expect(page).toHaveURL('/solutions/ai-chatbots');
  await expect(pause.first()).toBeChecked();

  await pause.first().uncheck();
  await page.goto('/');
  await expect.poll(() => waiting(page)).toBe(1);
});

rare('a processor that stands in for a graphics card draws small screens only', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(light)).toBeAttached();
  // The light would be drawn as large as the screen until the page is loaded anew.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1440, height: 900 });
  const module = page.waitForResponse(/\/light\.[\w-]+\.js/);
  await countContexts(page);
  await page.goto('/');
  await module;
  await page.waitForLoadState('networkidle');
  await expect(page.locator(light)).not.toBeAttached();
  // Creating a context blocks a page without a graphics card.
  expect(await page.evaluate(() => window.contexts)).toBe(0);
});

for (const wish of sampleOf(['reduced motion', 'saved data'], 1)) {
  test(`one still frame for visitors who ask for ${wish}`, async ({ page }) => {
    if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await takeFramesInHand(page);
    await page.goto('/');
    await expect(page.locator(light)).toBeAttached();
    await drawsNothing(page);
    expect(new Set(await page.evaluate(() => window.hand.drawn))).toEqual(new Set([44]));
  });
}

test('without WebGL the still picture stays', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === 'webgl2' ? null : getContext.call(this, kind as '2d');
    } as typeof getContext;
  });
  const module = page.waitForResponse(/\/light\.[\w-]+\.js/);
  await page.goto('/');
  await module;
  await expect(page.locator(light)).not.toBeAttached();
  const picture = await page
    .locator('.hero-still')
    .evaluate((still) => getComputedStyle(still).borderImageSource.slice('url("'.length, -'")'.length));
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/avif');
  expect(errors).toEqual([]);
});

test('a lost context shows the still picture, a restored one the light', async ({ page }) => {
  await openLitHome(page);
  const shownWhenLost = await page.evaluate(async () => {
    const canvas = document.querySelector('canvas') as HTMLCanvasElement;
    const control = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { restore: () => control?.restoreContext() });
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve));
    control?.loseContext();
    await lost;
    return getComputedStyle(canvas).opacity;
  });
  await expect(page.locator(light)).not.toBeAttached();
  // Browsers draw a lost canvas as a broken picture, which must not be seen to fade.
  expect(shownWhenLost).toBe('0');
  await drawsNothing(page);
  await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
  await expect(page.locator(light)).toBeAttached();
  await expect.poll(() => waiting(page)).toBe(1);
  const before = await framesDrawn(page);
  await stepFrames(page, 3);
  expect(await framesDrawn(page)).toBeGreaterThan(before);
});

rare('a context that is lost twice in quick succession has a single renderer', async ({ page }) => {
  // Large enough that the light asks for a graphics card; this test holds back the answer.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    window.programs = 0;
    const { linkProgram } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      window.programs += 1;
      linkProgram.call(this, program);
    };
  });
  await openLitHome(page);
  const asked: Route[] = [];
  let answered = 0;
  page.on('worker', (worker) => worker.on('close', () => (answered += 1)));
  await page.route(/graphics-card\.worker.*\.js/, (route) => void asked.push(route));
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    const control = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const happens = (event: string) =>
      // A context can be restored only after all listeners have handled its loss.
      new Promise((resolve) => canvas?.addEventListener(event, () => setTimeout(resolve), { once: true }));
    for (const _ of [1, 2]) {
      const lost = happens('webglcontextlost');
      control?.loseContext();
      await lost;
      const restored = happens('webglcontextrestored');
      control?.restoreContext();
      await restored;
    }
    window.programs = 0;
  });
  await expect.poll(() => asked.length).toBe(2);
  for (const [before, route] of asked.entries()) {
    await route.fulfill({ contentType: 'text/javascript', body: 'postMessage(true)' });
    await expect.poll(() => answered).toBe(before + 1);
  }
  await expect(page.locator(light)).toBeAttached();
  expect(await page.evaluate(() => window.programs)).toBe(1);
});

rare('below 20 frames a second the still picture takes over for good', async ({ page }) => {
  await openLitHome(page);
  await stepFrames(page, 32, 60);
  await expect(page.locator(light)).not.toBeAttached();
  await drawsNothing(page);
  const lost = () =>
    page
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.isContextLost());
  await expect.poll(lost).toBe(true);
});
