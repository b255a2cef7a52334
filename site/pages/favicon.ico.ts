import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { AppIcon } from '../brand/AppIcon.tsx';
import { toIco, toPng } from '../brand/raster.ts';

const icon = createElement(AppIcon, { shape: 'rounded' });

export const GET: APIRoute = async () => {
  const pictures = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await toPng(icon, size) })),
  );
  return new Response(new Uint8Array(toIco(pictures)));
};
