import type { Drawing } from './drawing.ts';
import { WideScene, wideCanvas } from './WideScene.tsx';

/** The wide scene as a picture of its own. */
export function WidePicture({ drawing }: { drawing: Drawing }) {
  const { width, height } = wideCanvas;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <WideScene drawing={drawing} />
    </svg>
  );
}
