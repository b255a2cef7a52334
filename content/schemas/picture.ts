import { z } from 'zod';
import { namesIn } from '../names-in.js';
import { altLimits } from '../photos.ts';
import { drawn, metaDescription } from './shared.ts';

export const picture = z.enum(namesIn('drawings', '.svg'));
export type PictureName = z.infer<typeof picture>;

/** The hash of a photo, which is in the names of its files. */
export const photoName = z.string().regex(/^[0-9a-f]{32}$/, 'must be the name of a photo');

/** The picture of an entry: a drawing by its name, or a photo. The owner chooses it as a whole. */
export const entryPicture = z
  .union([
    picture,
    z.strictObject({
      photo: photoName,
      /** What can be seen, for people who cannot see it. */
      alt: z.string().trim().min(altLimits.min).max(altLimits.max),
    }),
  ])
  .meta({ title: 'Picture', form: 'picture' });
export type EntryPicture = z.infer<typeof entryPicture>;

export const ofEntry = { title: drawn(), metaDescription, picture: entryPicture };
/** What an entry has whose place in the list the owner chooses. */
export const ofPlacedEntry = { ...ofEntry, /** From 1. */ order: z.int().positive() };
