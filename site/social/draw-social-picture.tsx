import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { keptFiles } from '../../build/kept-files.ts';
import { drawings } from '../illustrations/drawings.ts';
import { loadFonts } from '../papers/fonts.ts';
import type { ListedPage } from '../sitemap/listed-pages.ts';
import { socialName } from './address.ts';
import { prism } from './prism.tsx';
import { SocialPicture } from './SocialPicture.tsx';

// Pictures are drawn side by side: threads within one only get in each other's way.
sharp.concurrency(1);

const pictures = keptFiles('social', '.png');

// A third faster than the customary level 6, for 6 % more bytes that no visitor of ours waits for.
const png = { compressionLevel: 4 };

/** The picture of a page as PNG, the kept one when it would look the same. */
export async function drawSocialPicture({ path, title, picture }: ListedPage): Promise<Buffer<ArrayBuffer>> {
  await loadFonts();
  const drawing = picture ? drawings[picture] : prism;
  const svg = renderToStaticMarkup(<SocialPicture title={title} drawing={drawing} />);
  return pictures.getOrMake(socialName(path).replaceAll('/', '-'), svg + JSON.stringify(png), async () =>
    Buffer.from(await sharp(Buffer.from(svg)).removeAlpha().png(png).toBuffer()),
  );
}
