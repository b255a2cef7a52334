import sharp from 'sharp';

/** A photo of 1,600 by 1,200 pixels, blue with a red corner at the top left, as no test should need a file. */
const drawn = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2040c0' } })
  .composite([
    { input: { create: { width: 400, height: 400, channels: 3, background: '#f01010' } }, top: 0, left: 0 },
  ])
  .png()
  .toBuffer();

/** To be turned or written in any format. */
export const makePhoto = async () => sharp(await drawn);
