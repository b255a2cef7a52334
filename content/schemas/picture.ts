import { z } from 'zod';
import { drawingNames } from '../drawings/names.js';

/** The drawings in content/drawings. */
export const picture = z.enum(drawingNames as string[]);
export type PictureName = z.infer<typeof picture>;
