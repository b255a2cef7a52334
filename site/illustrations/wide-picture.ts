import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { EntryPicture } from '../../content/schemas/picture.ts';
import { drawingNamed, photoPath } from './drawings.ts';
import { WideScene, wideCanvas } from './Scene.tsx';

const { width, height } = wideCanvas;
/** Beside a photo there is room for a title. */
const photo = { width: 488, height };
/** In two points for each, which is enough for a preview and for paper. */
const points = { width: photo.width * 2, height: photo.height * 2 };

/** A picture on a wide canvas as SVG, for papers and for link previews. A photo stands at its end. */
export async function widePicture(picture: EntryPicture): Promise<string> {
  if (typeof picture === 'string') return renderToStaticMarkup(WideScene({ drawing: drawingNamed(picture) }));
  const jpeg = await sharp(photoPath(picture))
    .resize(points)
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer();
  const at = `x="${width - photo.width}" width="${photo.width}" height="${height}"`;
  const image = `<image ${at} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
}
