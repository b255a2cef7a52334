import { expect } from '@playwright/test';
import sharp from 'sharp';
import { changesOf, testOfPublishing as test } from '../support/owner-of-website.ts';
import { makePhoto } from '../support/photo.ts';
import { whenThorough } from '../support/thorough.ts';

/** The owner takes a photo for an article, on a phone. What the server makes of one is in tests/website/photos.test.ts. */

const rare = whenThorough(test);

/** While other tests have the processors, a build takes longer than anything else. */
const built = { timeout: 90_000 };
const alt = 'A barber sweeps the floor between two chairs';

rare(
  'a photo is chosen for an article, moved in its frame, described, published and taken back',
  async ({ page, browser, url }) => {
    await page.goto('/desk#/website/at/resources/blog/ai-barber-shop');
    const frame = page.frameLocator('iframe');
    await expect(page.getByRole('button', { name: /^All words/ })).toBeEnabled();
    await frame.getByRole('img', { name: /^A barber/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await expect(dialog.getByRole('img')).toHaveAttribute('src', '/pictures/chair.svg');
    const file = dialog.getByLabel('Take or choose a photo');
    await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
    await expect(dialog.getByRole('alert')).toHaveText(/cannot open HEIC/);
    const buffer = await (await makePhoto()).jpeg().toBuffer();
    await file.setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    // A chooser that is closed without a choice changes nothing.
    await file.dispatchEvent('cancel', { bubbles: true });
    await expect(dialog.getByRole('application')).toBeVisible();

    // Enlarged, and moved until the red corner of the photo is in the middle.
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
    const photo = dialog.getByRole('application');
    for (let times = 0; times < 20; times += 1) await photo.press('ArrowDown');
    const { x, y, width, height } = (await photo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width, y + height, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    const said = dialog.getByRole('textbox', { name: 'What the photo shows' });
    await expect(said).toBeFocused();
    await expect(said).toHaveAccessibleDescription(/Say it in a few words.*for people who cannot see it/);
    // What the server refuses is said, and can be mended.
    await said.fill('A barber {{nowhere}}');
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(page.getByRole('alert')).toContainText('{{nowhere}}');
    await frame.getByRole('img', { name: /^A barber/ }).click();
    await said.fill(alt);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(dialog).toHaveCount(0);
    const chosen = frame.getByRole('img', { name: alt });
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('src', /^\/desk\/website\/photos\/[0-9a-f]{32}$/);
    await expect(chosen).toHaveJSProperty('naturalWidth', 640);

    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Look at it' }).click(built);
    await expect(frame.getByRole('img', { name: alt })).toHaveAttribute('srcset', /-640\.webp 640w, /);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Everything is online.')).toBeVisible();
    const visitor = await browser.newPage({ baseURL: url });
    await visitor.goto('/resources/blog/ai-barber-shop');
    const shown = visitor.getByRole('img', { name: alt });
    await expect(shown).toHaveJSProperty('complete', true);
    const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toContain('/_astro/photo-');
    const answer = await visitor.request.get(source);
    expect(answer.headers()['cache-control']).toContain('immutable');
    const middle = await sharp(await answer.body())
      .resize(10, 10)
      .extract({ left: 4, top: 4, width: 2, height: 2 })
      .toBuffer();
    const { dominant } = await sharp(middle).stats();
    expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);

    await changesOf(page);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('definition')).toHaveText([`Photo: ${alt}`, 'Drawing: chair']);
    await page.getByRole('button', { name: 'Undo it' }).click();
    await expect(page.getByRole('heading', { name: /undone/ })).toBeVisible();
    await expect(page.getByText('Visitors read the former words')).toBeVisible();
    await visitor.reload();
    await expect(visitor.locator('main .picture-frame img').first()).toHaveAttribute(
      'src',
      '/pictures/chair.svg',
    );
    await visitor.close();
  },
);
