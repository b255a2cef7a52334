import { existsSync, readFileSync } from 'node:fs';
import { AstroError } from 'astro/errors';
import { type Photo, photoFile, photoFolder } from '../../content/photos.ts';
import type { EntryPicture, PictureName } from '../../content/schemas/picture.ts';
import { type Drawing, readDrawing } from './drawing.ts';

/** The drawing that content gives this name. */
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
export function photoPath({ photo }: Photo): string {
  const file = `${photoFolder}/${photoFile(photo, 'large')}`;
  if (!existsSync(file)) throw new AstroError(`${file} is not there, and an entry names it`);
  return file;
}
