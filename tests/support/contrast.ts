import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { left: number; top: number; right: number; bottom: number };
type Word = { text: string; color: [number, number, number]; box: Box };

/** The text of the header and the hero that lies directly on the light. */
export const wordsOnLight = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    // A canvas in memory can be read while the graphics card draws the light.
    const inMemory = { willReadFrequently: true };
    const probe = new OffscreenCanvas(1, 1).getContext('2d', inMemory) as OffscreenCanvasRenderingContext2D;
    const colorOf = (element: Element): [number, number, number] => {
      probe.fillStyle = getComputedStyle(element).color;
      probe.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const standsOnLight = (element: Element): boolean => {
      if (element.matches('.site-header, .hero')) return true;
      const bare = getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
      return bare && element.parentElement !== null && standsOnLight(element.parentElement);
    };
    // A loop moves its words across its whole frame.
    const boxesOf = (element: Element, node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const loop = element.closest('.marquee');
      return loop ? [loop.getBoundingClientRect()] : [...range.getClientRects()];
    };

    const words: Word[] = [];
    for (const region of document.querySelectorAll('.site-header, .hero')) {
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement;
        if (!element?.checkVisibility() || !standsOnLight(element)) continue;
        for (const { left, top, right, bottom } of boxesOf(element, node)) {
          const box = { left, top, right, bottom };
          words.push({ text: node.textContent ?? '', color: colorOf(element), box });
        }
      }
    }
    return words;
  });

/** Hides the text, so that only its background is left. */
export async function lightAlone(page: Page): Promise<void> {
  // addStyleTag would wait for a load event that pages without scripts never fire.
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = `
      .site-header, .hero > :not(.hero-still, canvas, .hero-overlay) { visibility: hidden !important }
      .hero-canvas { transition: none !important }`;
    document.head.append(style);
  });
}

/** The lowest contrast of any word with any pixel behind it. */
export async function lowestContrast(page: Page, words: Word[]) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const luminanceAt = (at: number) => luminance(data[at], data[at + 1], data[at + 2]);
  const brightestIn = ({ left, top, right, bottom }: Box) => {
    let brightest = 0;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(info.height, bottom); y += 1)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(info.width, right); x += 1)
        brightest = Math.max(brightest, luminanceAt(3 * (y * info.width + x)));
    return brightest;
  };
  const contrasts = words.map(({ text, color, box }) => ({
    text,
    contrast: (luminance(...color) + 0.05) / (brightestIn(box) + 0.05),
  }));
  return contrasts.reduce((lowest, next) => (next.contrast < lowest.contrast ? next : lowest));
}

const linear = Array.from({ length: 256 }, (_, part) =>
  part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
