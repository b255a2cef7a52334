import sharp from 'sharp';
import { refuseArguments } from '../build/user-error.ts';

/**
 * Joins the pictures of the miniatures into one file, which cards load instead of the demonstrations' own pictures. Run
 * it by hand after a change of one of them.
 */

const demonstrations = 'site/demonstrations';
/** The list of solutions loads it before anybody scrolls, so it is small. */
const height = 325;
const parts = [
  { file: 'comparer/pictures/phone.webp', width: 500 },
  { file: 'comparer/pictures/match.webp', width: 500 },
  { file: 'short/clips/short.webp', width: 182 },
];

refuseArguments();
const pictures = await Promise.all(
  parts.map(({ file, width }) =>
    sharp(`${demonstrations}/${file}`).resize({ width, height, fit: 'cover' }).png().toBuffer(),
  ),
);
const joined = pictures.map((input, index) => ({
  input,
  left: parts.slice(0, index).reduce((sum, { width }) => sum + width, 0),
  top: 0,
}));
const width = parts.reduce((sum, part) => sum + part.width, 0);
const { size } = await sharp({ create: { width, height, channels: 3, background: '#000' } })
  .composite(joined)
  .avif({ quality: 32, effort: 9 })
  .toFile('site/miniatures/miniatures.avif');
console.log(`miniatures.avif ${size} bytes`);
