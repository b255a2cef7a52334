import { expect, type Page, test } from '@playwright/test';

const path = '/solutions/ugc-content';
const stage = (page: Page) => page.locator('[data-demonstration=ugc-content]');
const line = (page: Page) => stage(page).getByRole('slider');
const pictures = (page: Page) => stage(page).getByRole('img').filter({ visible: true });

async function comeNear(page: Page): Promise<void> {
  await page.goto(path);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page).locator('[data-live]')).toBeVisible();
}

/** The line's place, in percent of the picture. */
async function lineAt(page: Page): Promise<number> {
  const [whole, cut] = await Promise.all([
    line(page).boundingBox(),
    stage(page).locator('.line').boundingBox(),
  ]);
  if (!whole || !cut) return Number.NaN;
  return (100 * (cut.x + cut.width / 2 - whole.x)) / whole.width;
}

test('the keyboard pulls the line by a hundredth, and to both ends, and a fault is shown in its ring beside it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeNear(page);
  await line(page).focus();
  for (const [key, at] of [
    ['ArrowRight', 51],
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 100],
    ['ArrowLeft', 99],
  ] as const) {
    await page.keyboard.press(key);
    await expect(line(page)).toHaveValue(String(at));
    await expect.poll(() => lineAt(page)).toBeCloseTo(at, 0);
  }

  const compare = stage(page).getByRole('button', { name: 'Compare' });
  const rings = stage(page).locator('.rings g').filter({ visible: true });
  for (const index of [0, 3]) {
    await compare.nth(index).click();
    await expect(compare.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
    await expect(compare.nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect(rings).toHaveCount(1);
    await expect(stage(page).getByRole('radio', { checked: true })).toHaveCount(0);
    const ring = await rings.boundingBox();
    const cut = await stage(page).locator('.line').boundingBox();
    expect(ring?.x).toBeGreaterThan(cut?.x ?? Number.NaN);
  }
  // Until a look is chosen.
  await stage(page).getByRole('radio').nth(2).check({ force: true });
  await expect(rings).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(2);

  await page.emulateMedia({ media: 'print' });
  await standSideBySide(page);
  await expect(page.locator('.halves figcaption').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('only the two it opens with are fetched before the stage is near, and none for another look', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(path, { waitUntil: 'networkidle' });
  const first = fetched.filter((address) => /\.(avif|webp)$/.test(address));
  expect(first).toEqual([expect.stringMatching(/phone.*avif$/), expect.stringMatching(/match.*avif$/)]);

  await comeNear(page);
  await line(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.halves img').last()).toHaveJSProperty('complete', true);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((address) => /\.avif$/.test(address)).length).toBeGreaterThan(4);
  expect(fetched.filter((address) => /\.webp$/.test(address))).toEqual([]);

  fetched.length = 0;
  for (const look of await stage(page).getByRole('radio').all()) await look.check({ force: true });
  await stage(page).getByRole('button', { name: 'Compare' }).first().click();
  expect(fetched).toEqual([]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone picture and all of ours stand side by side', async ({ page }) => {
    await page.goto(path);
    await standSideBySide(page);
  });
});

async function standSideBySide(page: Page): Promise<void> {
  const figures = page.locator('.halves figure');
  for (const figure of await figures.all()) await expect(figure.getByRole('img')).toBeVisible();
  const boxes = await Promise.all((await figures.all()).map((figure) => figure.boundingBox()));
  expect(boxes).toHaveLength(5);
  expect(new Set(boxes.map((box) => `${box?.x} ${box?.y}`)).size).toBe(5);
}
