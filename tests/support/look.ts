import sharp from 'sharp';

/** How a page looks, small enough to keep: half its size, and compressed as a photograph is. */
export const keepsake = async (screenshot: Buffer): Promise<Buffer> => {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
};

/** From so far away letters are smudges: how a browser smooths them makes no difference, where they stand does. */
const distance = 6;
/** Of 255: below what anybody would call a change. */
const visible = 40;

/** The share of a page that looks different. What only one of two pages of unequal length has is different. */
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
