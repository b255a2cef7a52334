import sharp from 'sharp';

/** A screenshot small enough to commit: half the size, and compressed as a photograph. */
export const thumbnailOf = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
};

/** Blurs letters so much that their smoothing makes no difference while their place still does. */
const distance = 6;
/** Out of 255. A smaller difference is invisible. */
const visible = 40;

/** The share of a page that looks different. A part that only one of two pages has counts as different. */
export async function shareThatDiffers(screenshot: Buffer, accepted: Buffer): Promise<number> {
  const { width } = await sharp(screenshot).metadata();
  const seen = (picture: Buffer) =>
    sharp(picture)
      .resize({ width: Math.round(width / distance) })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [now, then] = await Promise.all([seen(screenshot), seen(accepted)]);
  const longer = Math.max(now.length, then.length);
  const differsAt = (at: number) => Math.abs((now[at] ?? 255) - (then[at] ?? 0)) > visible;
  let different = 0;
  for (let at = 0; at < longer; at += 3)
    if (differsAt(at) || differsAt(at + 1) || differsAt(at + 2)) different += 1;
  return different / (longer / 3);
}
