import type { APIRoute } from 'astro';
import { listedPages } from '../../sitemap/listed-pages.ts';
import { socialName } from '../../social/address.ts';
import { drawSocialPicture } from '../../social/draw-social-picture.tsx';

export async function getStaticPaths() {
  const pages = await listedPages();
  return pages.map((page) => ({ params: { page: socialName(page.path) }, props: { page } }));
}

export const GET: APIRoute = async ({ props }) =>
  new Response(await drawSocialPicture(props['page']), { headers: { 'Content-Type': 'image/png' } });
