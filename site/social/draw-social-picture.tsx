import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { keptFiles, sourcesBehind } from '../../build/kept-files.ts';
import type { EntryPicture } from '../../content/schemas/picture.ts';
import { drawingIn, widePicture } from '../illustrations/drawings.ts';
import { WideScene } from '../illustrations/Scene.tsx';
import { typesetSvg } from '../typesetting/typesetter.tsx';
import { socialName, socialSize } from './address.ts';

// Pictures are drawn in parallel; threads within one would only compete.
sharp.concurrency(1);

const layout = 'site/social/picture.typ';
/** For pages about no trade in particular. */
const prism = renderToStaticMarkup(WideScene({ drawing: drawingIn('site/social/prism.svg') }));
const pictures = keptFiles('social', '.png');
const sources = await Promise.all(
  ['site/social/draw-social-picture.tsx', layout].map((file) => sourcesBehind(file)),
);

// A third faster than the default level 6, for 6 % more bytes that no visitor waits for.
const png = { compressionLevel: 4 };

type Page = { path: string; title: string; picture?: EntryPicture };

/** The preview picture of a page as PNG, or the kept one if it would look the same. */
export async function drawSocialPicture({ path, title, picture }: Page): Promise<Buffer<ArrayBuffer>> {
  const scene = picture ? await widePicture(picture) : prism;
  const made = JSON.stringify([title, scene, sources]);
  return pictures.getOrMake(socialName(path).replaceAll('/', '-'), made, async () => {
    const svg = await typesetSvg(layout, { ...socialSize, title, scene });
    return Buffer.from(await sharp(Buffer.from(svg)).resize(socialSize).removeAlpha().png(png).toBuffer());
  });
}
