import type { APIRoute } from 'astro';
import { canonicalUrl } from '../sitemap/canonical-url.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /rest/\n\nSitemap: ${canonicalUrl('/sitemap.xml')}\n`);
