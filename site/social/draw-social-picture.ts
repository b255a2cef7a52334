import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { keptFiles } from '../../build/kept-files.ts';
import { sourcesBehind } from '../../build/sources-behind.ts';
import type { PictureName } from '../../content/schemas/picture.ts';
import { drawings } from '../illustrations/drawings.ts';
import { WidePicture } from '../illustrations/WidePicture.tsx';
import { typesetSvg } from '../typesetting/typesetter.ts';
import { socialName, socialSize } from './address.ts';
import { prism } from './prism.tsx';

// Pictures are drawn side by side: threads within one only get in each other's way.
sharp.concurrency(1);

const layout = 'site/social/picture.typ';
const pictures = keptFiles('social', '.png');
const sources = await Promise.all(
  ['site/social/draw-social-picture.ts', layout].map((file) => sourcesBehind(file)),
);

// A third faster than the customary level 6, for 6 % more bytes that no visitor of ours waits for.
const png = { compressionLevel: 4 };

type Page = { path: string; title: string; picture?: PictureName };

/** The picture of a page as PNG, the kept one when it would look the same. */
export async function drawSocialPicture({ path, title, picture }: Page): Promise<Buffer<ArrayBuffer>> {
  const drawing = picture ? drawings[picture] : prism;
  const scene = renderToStaticMarkup(WidePicture({ drawing }));
  const made = JSON.stringify([title, scene, sources]);
  return pictures.getOrMake(socialName(path).replaceAll('/', '-'), made, async () => {
    const svg = await typesetSvg(layout, { ...socialSize, title, scene });
    return Buffer.from(await sharp(Buffer.from(svg)).resize(socialSize).removeAlpha().png(png).toBuffer());
  });
}
