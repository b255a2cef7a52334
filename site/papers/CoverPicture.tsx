import { Image } from '@react-pdf/renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '../illustrations/drawing.ts';
import { WideScene, wideCanvas } from '../illustrations/WideScene.tsx';

const { width: across, height: down } = wideCanvas;

/** The drawing across the whole sheet. */
export function CoverPicture({ drawing, width }: { drawing: Drawing; width: number }) {
  const picture = (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${across} ${down}`}>
      <WideScene drawing={drawing} />
    </svg>
  );
  return (
    <Image
      src={Buffer.from(renderToStaticMarkup(picture))}
      style={{ width, height: (width * down) / across }}
    />
  );
}
