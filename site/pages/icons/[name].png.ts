import type { APIRoute } from 'astro';
import { appIcons } from '../../brand/AppIcon.tsx';
import { toPng } from '../../brand/raster.ts';

export function getStaticPaths() {
  return Object.entries(appIcons).map(([name, icon]) => ({ params: { name }, props: icon }));
}

export const GET: APIRoute = async ({ props: { picture, size } }) =>
  new Response(new Uint8Array(await toPng(picture, size)));
