import { existsSync, readFileSync } from 'node:fs';
import { AstroError } from 'astro/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { type Photo, photoFile, photoFolder } from '../../content/photos.ts';
import type { EntryPicture, PictureName } from '../../content/schemas/picture.ts';
import { type Drawing, readDrawing } from './drawing.ts';
import { WideScene, wideCanvas } from './Scene.tsx';

export const drawingNamed = (name: PictureName): Drawing => drawingIn(`content/drawings/${name}.svg`);

/** The drawing in a file. One that no light can be drawn through stops the build. */
export function drawingIn(file: string): Drawing {
  try {
    return readDrawing(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new AstroError(`${file} ${error instanceof Error ? error.message : error}`);
  }
}

/** What a picture shows, for people who cannot see it. */
export const altOf = (picture: EntryPicture): string =>
  typeof picture === 'string' ? drawingNamed(picture).alt : picture.alt;

/** The file of a photo. One that is not there stops the build, where its page has a picture for links. */
function photoPath({ photo }: Photo): string {
  const file = `${photoFolder}/${photoFile(photo, 'large')}`;
  if (!existsSync(file)) throw new AstroError(`${file} is not there, and an entry names it`);
  return file;
}

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
