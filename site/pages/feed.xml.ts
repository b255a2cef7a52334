import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { firstOfMonth } from '../../content/schemas/shared.ts';
import { inOrder, single } from '../entries/entries.ts';
import { atom } from '../formats/atom.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';

/** Readers poll the feed often, so it has the newest texts and not the archive. */
const length = 20;

export const GET: APIRoute = async () => {
  const fromBlog = (await inOrder('blog')).map(({ id, data, rendered }) => ({
    url: canonicalUrl(`/resources/blog/${id}`),
    title: data.title,
    summary: data.excerpt,
    category: data.category,
    published: data.date,
    updated: data.updated ?? data.date,
    html: rendered?.html ?? '',
  }));
  const fromCaseStudies = (await inOrder('case-studies')).map(({ id, data, rendered }) => ({
    url: canonicalUrl(`/resources/case-studies/${id}`),
    title: data.title,
    summary: data.excerpt,
    category: data.industry,
    published: firstOfMonth(data.month),
    updated: firstOfMonth(data.month),
    html: rendered?.html ?? '',
  }));
  const entries = [...fromBlog, ...fromCaseStudies]
    .sort((a, b) => b.published.getTime() - a.published.getTime())
    .slice(0, length);
  const feed = atom(
    {
      url: canonicalUrl('/feed.xml'),
      home: canonicalUrl('/resources'),
      title: (await single('shell')).feed,
      author: company.author,
    },
    entries,
  );
  return new Response(feed);
};
