import { expect, type Page, test } from '@playwright/test';
import { chromiumWithWebGL, takeFramesInHand } from '../support/light.ts';

test.use({ launchOptions: await chromiumWithWebGL() });

const moments = [0, 44, 97, 151, 240];
const pointers = [
  [0, 0],
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The lowest contrast of the first view's words with any pixel of the light behind them, over many states. */
const lowestContrast = (page: Page) =>
  page.evaluate(
    ([moments, pointers]) => {
      const canvas = document.querySelector('canvas') as HTMLCanvasElement;
      const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;
      const frame = canvas.getBoundingClientRect();
      const ratio = canvas.width / frame.width;
      const probe = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;

      const linear = Array.from({ length: 256 }, (_, part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      const luminance = (r = 0, g = 0, b = 0) =>
        0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
      const luminanceOf = (color: string) => {
        probe.fillStyle = color;
        probe.fillRect(0, 0, 1, 1);
        return luminance(...probe.getImageData(0, 0, 1, 1).data);
      };
      const standsOnLight = (element: Element) => {
        for (
          let at: Element | null = element;
          at && !at.matches('.site-header, [data-hero]');
          at = at.parentElement
        )
          if (getComputedStyle(at).backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
        return element.checkVisibility() && !element.closest('dialog, [popover]');
      };

      // A loop carries its words across the whole of its frame.
      const boxesOf = (element: Element, node: Node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const loop = element.closest('.marquee');
        return loop ? [loop.getBoundingClientRect()] : [...range.getClientRects()];
      };

      const words = new Map<string, { text: string; ink: number; box: DOMRect }>();
      for (const region of document.querySelectorAll('.site-header, [data-hero]')) {
        const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const element = node.parentElement;
          if (!element || !standsOnLight(element)) continue;
          const ink = luminanceOf(getComputedStyle(element).color);
          for (const box of boxesOf(element, node))
            words.set(JSON.stringify(box), { text: node.textContent ?? '', ink, box });
        }
      }

      const { width, height } = canvas;
      const pixels = new Uint8Array(4 * width * height);
      const brightestIn = (box: DOMRect) => {
        let brightest = 0;
        const left = Math.max(0, Math.floor((box.left - frame.left) * ratio));
        const right = Math.min(width, Math.ceil((box.right - frame.left) * ratio));
        const top = Math.max(0, Math.floor((box.top - frame.top) * ratio));
        const bottom = Math.min(height, Math.ceil((box.bottom - frame.top) * ratio));
        for (let y = top; y < bottom; y += 1) {
          const row = (height - 1 - y) * width;
          for (let at = 4 * (row + left); at < 4 * (row + right); at += 4)
            brightest = Math.max(brightest, luminance(pixels[at], pixels[at + 1], pixels[at + 2]));
        }
        return brightest;
      };

      let lowest = { contrast: Infinity, where: '' };
      for (const seconds of moments) {
        for (const [x, y] of pointers) {
          window.hand.force = { seconds, pointer: [x, y] };
          window.hand.step(16);
          gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
          for (const { text, ink, box } of words.values()) {
            const contrast = (ink + 0.05) / (brightestIn(box) + 0.05);
            if (contrast < lowest.contrast)
              lowest = { contrast, where: `"${text}" at ${seconds} s, ${x} ${y}` };
          }
        }
      }
      return { ...lowest, words: words.size };
    },
    [moments, pointers] as const,
  );

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`words keep 7:1 on the light at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await takeFramesInHand(page);
    await page.goto('/');
    await expect(page.locator('canvas[data-drawn]')).toBeAttached({ timeout: 20_000 });
    await expect.poll(() => page.evaluate(() => window.hand.waiting())).toBe(1);
    await page.evaluate(() => document.fonts.ready);
    const { contrast, where, words } = await lowestContrast(page);
    console.log(`${width} × ${height}: ${contrast.toFixed(1)} ${where}, ${words} words`);
    expect(words).toBeGreaterThan(10);
    expect(contrast, where).toBeGreaterThanOrEqual(7);
  });
}
