import { z } from 'zod';
import { namesIn } from '../names-in.js';

/** The drawings in content/drawings, by the names of their files. */
export const picture = z.enum(namesIn('drawings', '.svg'));
export type PictureName = z.infer<typeof picture>;
