import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { drawings } from '../illustrations/drawings.ts';
import type { ListedPage } from '../library/listed-pages.ts';
import { shelf } from '../library/shelf.ts';
import { loadFonts } from '../papers/fonts.ts';
import { socialName, socialSize } from './address.ts';
import { prism } from './prism.tsx';
import { SocialPicture } from './SocialPicture.tsx';

const pictures = shelf('social', '.png');

/** The picture of a page as PNG, taken from the shelf when it would look the same. */
export async function drawSocialPicture({ path, title, picture }: ListedPage): Promise<Buffer<ArrayBuffer>> {
  await loadFonts();
  const drawing = picture ? drawings[picture] : prism;
  const svg = renderToStaticMarkup(<SocialPicture title={title} drawing={drawing} />);
  return pictures.take(socialName(path).replaceAll('/', '-'), svg, async () =>
    Buffer.from(
      await sharp(Buffer.from(svg))
        .resize(socialSize.width, socialSize.height)
        .removeAlpha()
        .png()
        .toBuffer(),
    ),
  );
}
