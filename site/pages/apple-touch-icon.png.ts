import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { AppIcon } from '../brand/AppIcon.tsx';
import { toPng } from '../brand/raster.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await toPng(createElement(AppIcon, { shape: 'square' }), 180)));
