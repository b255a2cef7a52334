import type { APIRoute } from 'astro';
import { canonicalUrl } from '../sitemap/canonical-url.ts';
import { listedPages } from '../sitemap/listed-pages.ts';

export const GET: APIRoute = async () => {
  const pages = await listedPages();
  const urls = pages.map(({ path, updated }) => {
    const lastmod = updated ? `<lastmod>${updated.toISOString().slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${canonicalUrl(path)}</loc>${lastmod}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  );
};
