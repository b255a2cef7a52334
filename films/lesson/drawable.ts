/** What a browser has that draws HTML on a canvas. TypeScript does not know it yet. */
type DrawingCanvas = HTMLCanvasElement & { requestPaint(): void };
type DrawingPen = CanvasRenderingContext2D & {
  drawElementImage(element: Element, x: number, y: number): void;
};

/** Hangs a part of the page into a canvas as large as a film, on which it can be drawn whenever it has changed. */
export function hangInCanvas(element: HTMLElement, { width, height }: { width: number; height: number }) {
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
