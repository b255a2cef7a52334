import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { readSample } from '../../build/vite-plugins/content-modules.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { sampleOf } from '../support/thorough.ts';

/**
 * Tests for every demonstration. demonstration-states.test.ts looks at each state; demonstrations/ and the tests beside
 * the rules have what is special to one.
 */
const names = readdirSync('content/demonstrations')
  .map((file) => basename(file, '.yaml'))
  .filter((name) => readFileSync('dist/sitemap.xml', 'utf8').includes(`/solutions/${name}<`));

const place = (page: Page) => page.locator('[data-demonstration]').first();
const taken = (page: Page) => place(page).locator('[data-live]');

async function comeNear(page: Page): Promise<void> {
  await place(page).scrollIntoViewIfNeeded();
  await expect(taken(page)).toBeVisible();
}

test('there are demonstrations', () => {
  expect(names.length).toBeGreaterThan(0);
});

test('a solution opens with its demonstration and Schedule Demo', async ({ page }) => {
  for (const name of names) {
    await page.goto(`/solutions/${name}`);
    for (const [width, height, inSight] of [
      [1440, 900, 300],
      [390, 844, 50],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('link', { name: 'Schedule Demo' })).toBeInViewport({ ratio: 1 });
      const top = (await place(page).locator('.stage').boundingBox())?.y ?? height;
      expect.soft(height - top, `${name} at ${width} px`).toBeGreaterThanOrEqual(inSight);
    }
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('each says what it is and shows no control', async ({ page }) => {
    for (const name of names) {
      await page.goto(`/solutions/${name}`);
      await expect(place(page).getByRole('heading', { level: 2 }), name).toBeVisible();
      await expect(
        place(page).locator('button, input, select, textarea').filter({ visible: true }),
        name,
      ).toHaveCount(0);
    }
  });
});

for (const name of sampleOf(names, 2)) {
  test(`${name} is fetched when somebody comes near, taken over unchanged, and light`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', ({ message }) => faults.push(message));
    // All scripts of the page with their headers, the search among them.
    const scripts: Request[] = [];
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchShift(page);

    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`/solutions/${name}`, { waitUntil: 'networkidle' });
    const first = fetched.splice(0).filter((file) => file.endsWith('.js'));
    expect(first.length).toBeLessThanOrEqual(2);
    await expectTakeover(page);
    const own = fetched.filter((file) => file.endsWith('.js'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((file) => first.includes(file))).toEqual([]);

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const weight = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
    expect(scripts.length).toBeGreaterThan(4);
    expect(weight).toBeLessThanOrEqual(90_000);

    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/solutions/${name}`);
    await expectTakeover(page);
    expect(faults).toEqual([]);
  });
}

/** The words of the HTML are still there, and nothing has moved. */
async function expectTakeover(page: Page): Promise<void> {
  const before = await place(page).innerText();
  await comeNear(page);
  const after = await place(page).innerText();
  for (const line of before.split('\n')) expect(after).toContain(line);
  expect(await shiftOf(page)).toBe(0);
}

test('typing and choosing before the script arrives is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/take-over.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/solutions/task-automation');
  await place(page).getByRole('textbox', { name: 'Customer' }).fill('Ada Early');
  await place(page).getByRole('combobox').selectOption({ index: 1 });
  const job = await place(page).getByRole('combobox').locator(':checked').innerText();
  await place(page).getByRole('button', { name: 'Book' }).click();
  const shop = await page.context().newPage();
  await shop.route(/take-over.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await shop.goto('/solutions/static-websites');
  await place(shop).getByRole('radio', { name: 'Gym' }).check({ force: true });
  await place(shop).getByRole('textbox').first().fill('Early Gym');
  await expect(taken(page)).toHaveCount(0);
  held.resolve();

  await expect(taken(page)).toBeVisible();
  await expect(place(page).getByRole('list')).toContainText('Ada Early');
  await expect(place(page).getByRole('combobox').locator(':checked')).toHaveText(job);
  await expect(taken(shop)).toBeVisible();
  await expect(place(shop).getByRole('radio', { name: 'Gym' })).toBeChecked();
  await expect(place(shop).getByRole('textbox').first()).toHaveValue('Early Gym');
});

test('a fault of ours leaves the text readable', async ({ page }) => {
  const path = '/solutions/ugc-content';
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(data-props="[^"]*solution(?:&#34;|&quot;):(?:&#34;|&quot;))[a-z-]+/,
      '$1none',
    );
    await route.fulfill({ response: answer, body });
  });
  const fault = page.waitForEvent('console', (message) => message.text().includes('has no kind for none'));
  await page.goto(path);
  const calculator = page.locator('[data-demonstration=savings]');
  const words = await calculator.innerText();
  await calculator.scrollIntoViewIfNeeded();
  await fault;
  await expect(calculator.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await calculator.innerText()).toBe(words);
});

for (const name of names) {
  test(`${name} weighs at most 10 KB beside React, and its sample 5`, async () => {
    const size = (text: string) => brotliCompressSync(text).length;
    const sample = size(JSON.stringify(await readSample(`content/demonstrations/${name}.yaml`)));
    expect(sample).toBeLessThanOrEqual(5 * 1024);
    expect(size(await chunkOf(name)) - sample).toBeLessThanOrEqual(10 * 1024);
  });
}

/** The script of a demonstration: the one that contains its heading. */
async function chunkOf(name: string): Promise<string> {
  const { frame } = (await readSample(`content/demonstrations/${name}.yaml`)) as {
    frame: { heading: string };
  };
  const scripts = globSync('dist/_astro/*.js').map((file) => readFileSync(file, 'utf8'));
  const script = scripts.find((code) => code.includes(frame.heading));
  if (!script) throw new Error(`No script holds "${frame.heading}".`);
  return script;
}
