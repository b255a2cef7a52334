export type Pen = CanvasRenderingContext2D;

/** Draws what can be seen, weaker by a share. */
export function faded(pen: Pen, share: number, draw: () => void): void {
  if (share <= 0.002) return;
  pen.save();
  pen.globalAlpha *= share;
  draw();
  pen.restore();
}
