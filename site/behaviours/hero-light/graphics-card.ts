/**
 * Whether a graphics card draws here. A worker finds out: where a processor stands in for a card, the first
 * WebGL context holds up whoever makes it for up to a second.
 */
export function hasGraphicsCard(): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./graphics-card.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<boolean>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => resolve(false);
  });
}
