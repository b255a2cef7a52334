import { expect, type Page, test } from '@playwright/test';
import { drawn } from '../support/frames.ts';
import { withMotion } from '../support/motion.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

const chat = (page: Page) => page.locator('#try-ai-chatbots');
const answers = (page: Page) => chat(page).getByRole('log').locator('.said');
const react = /react|take-over/i;

test('the light’s answer leads to the chat, which has already answered', async ({ page }) => {
  await page.goto('/');
  const answer = page.locator('[data-answer]');
  await expect(answer).toContainText('We are closed on Sunday and Monday. We open again Tuesday at 9 am.');
  await answer.getByRole('link').click();
  // What is typed now stands in the field.
  const field = chat(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(answers(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('hello');
  await expect(field).toHaveValue('hello');
  await expect(answers(page).last()).toContainText(
    'We are closed on Sunday and Monday. We open again Tuesday at 9 am.',
  );
  await expect(chat(page).locator('.sheet .lit')).toHaveAttribute('data-line', '3');
});

/** Whether the first message that can be seen in the log is seen from its beginning. */
const beginsWhole = (page: Page) =>
  chat(page)
    .getByRole('log')
    .evaluate((log) => {
      const { top } = log.getBoundingClientRect();
      const messages = [...log.querySelectorAll('.messages > *')];
      const first = messages.find((message) => {
        const box = message.getBoundingClientRect();
        const seen = document.elementFromPoint(box.left + 3, Math.max(box.top, top) + 3);
        return message.contains(seen);
      });
      return first && first.getBoundingClientRect().top >= top;
    });

for (const width of [360, 1440])
  test(`the conversation begins with a whole message at ${width} px, as wide as what is below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.mouse.wheel(0, 200);
    await expect(chat(page).locator('[data-live]')).toBeAttached();
    await chat(page).getByRole('log').scrollIntoViewIfNeeded();
    await expect.poll(() => beginsWhole(page)).toBe(true);
    await chat(page).getByRole('button', { name: 'u open sun' }).click();
    await expect(answers(page)).toHaveCount(5);
    await expect.poll(() => beginsWhole(page)).toBe(true);
    if (width < 1024) {
      const widths = await chat(page)
        .locator('.talk, .pane + .pane')
        .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().width));
      expect(new Set(widths).size).toBe(1);
    }
  });

test('the chat loads only after scrolling, and is the same assistant', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  // So high that the chat is in view.
  await page.setViewportSize({ width: 390, height: 1600 });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => react.test(url))).toEqual([]);

  await page.mouse.wheel(0, 200);
  await expect(chat(page).locator('[data-live]')).toBeAttached();
  await chat(page).getByRole('textbox').fill('how late are you open on saturday');
  await chat(page).getByRole('textbox').press('Enter');
  await expect(answers(page).last()).toContainText('4');
  await expect(chat(page).getByRole('link', { name: 'Try to trip it up' })).toHaveAttribute(
    'href',
    '/solutions/ai-chatbots#try-ai-chatbots',
  );
});

test('a tap and a sent message that come before the script are kept, and answered after', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/take-over.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const before = await answers(page).count();
  await chat(page).getByRole('button', { name: 'Anything free Saturday?' }).click();
  await chat(page).getByRole('textbox').fill('do you take cash');
  await chat(page).getByRole('textbox').press('Enter');
  await expect(chat(page).locator('[data-live]')).not.toBeAttached();
  held.resolve();
  await expect(answers(page)).toHaveCount(before + 2);
  await expect(answers(page).last()).toContainText('Cash');
  await expect(page).toHaveURL('/');
});

test('without its script nothing dead is left to press', async ({ page }) => {
  // A click scrolls there first, and what comes into view is loaded.
  const pressed = Promise.withResolvers<void>();
  await page.route(/take-over.*\.js/, async (route) => {
    await pressed.promise;
    await route.abort();
  });
  await page.goto('/');
  await chat(page).getByRole('button', { name: 'u open sun' }).click();
  pressed.resolve();
  await expect(chat(page).getByRole('button', { name: 'u open sun' })).toBeHidden();
  await expect(answers(page).last()).toBeVisible();
});

rare(
  'on a phone the sheet is folded to the line that answered, and the owner to what waits',
  async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 200);
    await expect(chat(page).locator('[data-live]')).toBeAttached();
    const lines = chat(page).locator('.sheet li').filter({ visible: true });
    await expect(lines).toHaveCount(1);
    await chat(page).getByRole('button', { name: 'The sheet it answers from' }).click();
    await expect(lines).toHaveCount(25);

    const note = chat(page).locator('.note').first();
    await expect(chat(page).getByRole('heading', { name: '1 waiting' })).toBeVisible();
    await expect(note).toBeHidden();
    await chat(page).getByRole('link', { name: 'See what the owner gets' }).click();
    await expect(note).toBeVisible();
  },
);

test('each card leads to its demonstration, and a finger stops its row for good', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const row = page.getByRole('group', { name: 'Services, first row' });
  await row.scrollIntoViewIfNeeded();
  const links = row.locator('ul:not([aria-hidden]) a');
  expect(
    await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hash)),
  ).toEqual(['#try-ai-chatbots', '#try-ugc-content', '#try-task-automation']);
  const places = () =>
    row.locator('.home-card').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  const touched = await row.evaluate((element) => {
    const inView = () =>
      [...element.querySelectorAll('.home-card')]
        .map((card) => ({
          left: card.getBoundingClientRect().left,
          name: card.querySelector('h3')?.textContent,
        }))
        .filter(({ left }) => left > -300 && left < innerWidth);
    const before = inView();
    element.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    return { before, after: inView() };
  });
  // What was in view has not moved under the finger.
  for (const { name, left } of touched.before) {
    const same = touched.after.find((card) => card.name === name);
    expect(Math.abs((same?.left ?? Infinity) - left)).toBeLessThanOrEqual(2);
  }
  const rest = await places();
  await drawn(page);
  expect(await places()).toEqual(rest);
  await row.evaluate((element) => element.scrollBy({ left: 200, behavior: 'instant' }));
  expect(await places()).not.toEqual(rest);
  await context.close();
});

rare('no card is ever visible twice', async ({ page }) => {
  await page.goto('/');
  for (const width of [360, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const twice = await page.locator('.home-rows .marquee').evaluateAll((rows) => {
      const found: string[] = [];
      for (const row of rows) {
        const animations = [...row.children].flatMap((list) => list.getAnimations());
        for (let share = 0; share < 1; share += 0.02) {
          for (const animation of animations) animation.currentTime = share * 20_000;
          const frame = row.getBoundingClientRect();
          const seen = [...row.querySelectorAll('.home-card')]
            .filter((card) => {
              const { left, right } = card.getBoundingClientRect();
              return right > frame.left + 1 && left < frame.right - 1;
            })
            .map((card) => card.querySelector('h3')?.textContent ?? '');
          if (new Set(seen).size < seen.length) found.push(`${share}: ${seen.join(', ')}`);
        }
      }
      return found;
    });
    expect.soft(twice, `${width} px`).toEqual([]);
  }
});

test('without motion every card is whole: three and three on a desk, swiped on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const cards = () =>
    page
      .locator('.home-card')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  await page.setViewportSize({ width: 1440, height: 900 });
  const onDesk = await cards();
  expect(onDesk).toHaveLength(6);
  expect(onDesk.filter(({ left, right }) => left < 0 || right > 1440)).toEqual([]);
  expect(new Set(onDesk.map(({ top }) => Math.round(top))).size).toBe(2);

  await page.setViewportSize({ width: 390, height: 844 });
  const onPhone = await cards();
  expect(new Set(onPhone.map(({ top }) => Math.round(top))).size).toBe(2);
  expect(onPhone.filter(({ width }) => width > 350)).toEqual([]);
  const row = page.getByRole('group', { name: 'Services, first row' });
  await row.evaluate((element) => element.scrollTo({ left: 10_000, behavior: 'instant' }));
  const [, , last] = await cards();
  expect(last?.right).toBeLessThanOrEqual(390);
});

test('the slider works the price out by the site’s own sum', async ({ page }) => {
  await page.goto('/');
  const price = page.locator('[data-price]');
  await expect(price).toContainText('$271 a month');
  const slider = price.getByRole('slider');
  await slider.press('Home');
  await expect(price.getByRole('heading')).not.toContainText('$');
  for (let press = 0; press < 40; press += 1) await slider.press('ArrowRight');
  await expect(price).toContainText('20 h × $25 × 52 ÷ 12 = $2,167');
  await expect(price).toContainText('$531 a month');
  await expect(slider).toHaveAttribute('aria-valuetext', /20 h.*\$531/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat is a conversation to read beside the whole sheet', async ({ page }) => {
    await page.goto('/');
    await expect(answers(page).last()).toContainText(
      'We are closed on Sunday and Monday. We open again Tuesday at 9 am.',
    );
    await expect(chat(page).locator('.sheet li').filter({ visible: true })).toHaveCount(25);
    await expect(chat(page).locator('.note').first()).toBeVisible();
    await expect(chat(page).getByRole('textbox')).toBeHidden();
    await expect(page.locator('[data-price]').getByRole('slider')).toBeHidden();
    await expect(page.locator('[data-price]')).toContainText('$271 a month');
  });
});
