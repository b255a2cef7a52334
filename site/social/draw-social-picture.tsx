import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { keptFiles, sourcesBehind } from '../../build/kept-files.ts';
import type { PictureName } from '../../content/schemas/picture.ts';
import { type Drawing, points } from '../illustrations/drawing.ts';
import { drawings } from '../illustrations/drawings.ts';
import { WidePicture } from '../illustrations/Picture.tsx';
import { typesetSvg } from '../typesetting/typesetter.tsx';
import { socialName, socialSize } from './address.ts';

// Pictures are drawn in parallel; threads within one would only compete.
sharp.concurrency(1);

const layout = 'site/social/picture.typ';
const pictures = keptFiles('social', '.png');
const sources = await Promise.all(
  ['site/social/draw-social-picture.tsx', layout].map((file) => sourcesBehind(file)),
);

// A third faster than the default level 6, for 6 % more bytes that no visitor waits for.
const png = { compressionLevel: 4 };

type Page = { path: string; title: string; picture?: PictureName };

/** The preview picture of a page as PNG, or the kept one if it would look the same. */
export async function drawSocialPicture({ path, title, picture }: Page): Promise<Buffer<ArrayBuffer>> {
  const drawing = picture ? drawings[picture] : prism;
  const scene = renderToStaticMarkup(WidePicture({ drawing }));
  const made = JSON.stringify([title, scene, sources]);
  return pictures.getOrMake(socialName(path).replaceAll('/', '-'), made, async () => {
    const svg = await typesetSvg(layout, { ...socialSize, title, scene });
    return Buffer.from(await sharp(Buffer.from(svg)).resize(socialSize).removeAlpha().png(png).toBuffer());
  });
}

/** For pages about no trade in particular: a prism. */
const prism: Drawing = {
  alt: 'A prism splits a ray of white light into five colors',
  entry: [237.1, 256.6],
  exits: points(384.9, 222.6, 388.5, 229.3, 392.2, 236.4, 396.2, 243.9, 400.3, 251.7),
  normal: 'M226.5 251.0L191.1 232.3',
  body: <path d="M320 100L464 372H176Z" />,
  details: <path d="M320 138.5L434.9 355.5H205.1Z" strokeOpacity=".3" />,
};
