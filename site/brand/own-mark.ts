import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { photoFile, photoFolder } from '../../content/photos.ts';

/** The owner's own mark for pictures that carry all that they show, or undefined. Not every reader of SVG knows WebP. */
export const ownMark = company.mark ? await asPng(company.mark.photo) : undefined;

async function asPng(photo: string): Promise<string> {
  const png = await sharp(`${photoFolder}/${photoFile(photo, 'large')}`)
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
