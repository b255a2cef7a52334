import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as say from '../../content/messages/editing.ts';
import { heightOf, photoWidths } from '../../content/photos.ts';
import type { WebsitePicture } from '../../contract/rows.ts';
import { connect } from './calls.ts';

/** Reads one photo of the owner's, in a process that is killed if it takes too long, and answers with its two files. */

export type Shrunk = WebsitePicture | { sentence: string };

const mostPoints = 50e6;

async function shrunk(given: Uint8Array, isMark: boolean): Promise<Shrunk> {
  const bytes = Buffer.from(given);
  // The beginning of a file says how large the photo is, before any of it is read.
  const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > mostPoints) return { sentence: say.tooManyPoints(width * height) };
  // A PNG that moves says so before its first picture, which is all that is read of it.
  const isMovingPng = bytes[0] === 0x89 && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  if (pages > 1 || isMovingPng) return { sentence: say.movingPicture };
  const cut = isMark ? fitted : cropped;
  const large = await cut(bytes, photoWidths.large);
  const small = await cut(bytes, photoWidths.small);
  const name = createHash('sha256').update(large).digest('hex').slice(0, 32);
  return { name, small: small.toString('base64'), large: large.toString('base64') };
}

/** Upright, and without what the camera has written beside the photo, such as the place. */
const upright = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: mostPoints, failOn: 'warning' }).autoOrient();

const cropped = (bytes: Buffer, width: number) =>
  upright(bytes).resize(width, heightOf(width)).webp({ quality: 78 }).toBuffer();

/** A mark is shown 22 points high, and lines of text are sharp without loss. */
const fitted = (bytes: Buffer, width: number) =>
  upright(bytes)
    .resize(width / 2, width / 4, { fit: 'inside', withoutEnlargement: true })
    .webp({ lossless: true })
    .toBuffer();

const calls = { shrunk };
export type ShrinkCalls = typeof calls;
connect(process as never, calls);
