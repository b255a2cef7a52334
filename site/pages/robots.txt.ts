import type { APIRoute } from 'astro';
import { canonicalUrl } from '../layouts/metadata.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /rest/\n\nSitemap: ${canonicalUrl('/sitemap.xml', site)}\n`,
  );
