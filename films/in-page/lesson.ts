import type { FrameSource } from '../recorder/record.ts';
import { open } from './studio.ts';

/** The functions that the command calls in the page of a lesson's player. */
const page = { open: async (size: Size) => open(await openLesson(size)) };

declare global {
  var lesson: typeof page;
}
globalThis.lesson = page;

/**
 * A lesson as a source of frames, drawn by its own player without the controls. It runs in the player's page and seeks
 * as a visitor does.
 */
async function openLesson(size: Size): Promise<FrameSource> {
  const player = find('[data-player]');
  const line = find<HTMLInputElement>('[data-seek]');
  const pictures = find('[data-stage]');
  const caption = find('[data-caption]');
  // A film has the speed at which the player plays by itself.
  const speed = Number(find<HTMLSelectElement>('[data-speed]').value);
  find('.controls').style.display = 'none';
  // The only narrator of a film is as large on a phone as the words around the player are on its page.
  Object.assign(caption.style, size.height > size.width ? captions.tall : captions.wide);
  await everythingLoaded();

  const { canvas, draw } = hangInCanvas(player, size);
  await draw();
  const changes = new MutationObserver(() => {});
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  for (const part of [pictures, caption]) changes.observe(part, everything);

  return {
    canvas,
    framesPerSecond: 9,
    seconds: Number(player.dataset['duration']) / speed,
    keyframes: [],
    longestWithoutKeyframe: 60,
    async draw(seconds) {
      line.value = String(seconds * speed);
      line.dispatchEvent(new Event('input'));
      // The player paints synchronously, and does not write what is already there.
      if (changes.takeRecords().length === 0) return false;
      await draw();
      return true;
    },
  };
}

const captions = {
  wide: { fontSize: '28px', minHeight: '84px' },
  tall: { fontSize: '35px', minHeight: '150px' },
};

type Size = { width: number; height: number };

/** Loads everything that the player would load later, when its scene nears. */
async function everythingLoaded(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode()));
  await Promise.all([...document.fonts].map((face) => face.load()));
}

function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The player has no ${selector}.`);
  return found;
}

/** A canvas that can draw HTML, which TypeScript does not know yet. */
type DrawingCanvas = HTMLCanvasElement & { requestPaint(): void };
type DrawingPen = CanvasRenderingContext2D & {
  drawElementImage(element: Element, x: number, y: number): void;
};

/** Puts a part of the page into a canvas of the film's size, which can draw it after each change. */
function hangInCanvas(element: HTMLElement, { width, height }: Size) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height }) as DrawingCanvas;
  canvas.setAttribute('layoutsubtree', '');
  Object.assign(canvas.style, { position: 'fixed', inset: '0' });
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as DrawingPen | null;
  if (!pen?.drawElementImage) throw new Error('This browser draws no HTML on a canvas.');
  document.body.append(canvas);
  canvas.append(element);

  return {
    canvas,
    async draw() {
      const painted = new Promise((resolve) => canvas.addEventListener('paint', resolve, { once: true }));
      canvas.requestPaint();
      await painted;
      pen.clearRect(0, 0, width, height);
      pen.drawElementImage(element, 0, 0);
    },
  };
}
