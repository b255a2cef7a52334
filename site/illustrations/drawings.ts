import { readFileSync } from 'node:fs';
import { AstroError } from 'astro/errors';
import type { PictureName } from '../../content/schemas/picture.ts';
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
