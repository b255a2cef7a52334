import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { caseStudies } from '../../content/labels.ts';
import { isConfirmed } from '../../content/schemas/entries.ts';
import { firstOfMonth } from '../../content/schemas/shared.ts';
import { inOrder, single } from '../entries/entries.ts';
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
    html: `${isConfirmed(data) ? '' : `<p>${escaped(caseStudies.unconfirmed)}</p>`}${rendered?.html ?? ''}`,
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

type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  category: string;
  published: Date;
  updated: Date;
  html: string;
};

type Feed = { url: string; home: string; title: string; author: string };

/** An Atom feed (RFC 4287). Links in the texts are relative to their own page, which xml:base names. */
function atom({ url, home, title, author }: Feed, entries: FeedEntry[]): string {
  const newest = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${escaped(url)}</id>
<title>${escaped(title)}</title>
<updated>${new Date(newest).toISOString()}</updated>
<author><name>${escaped(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(url)}"/>
<link rel="alternate" type="text/html" href="${escaped(home)}"/>
${entries.map(feedEntry).join('\n')}
</feed>
`;
}

const feedEntry = ({ url, title, summary, category, published, updated, html }: FeedEntry) => `<entry>
<id>${escaped(url)}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${escaped(url)}"/>
<published>${published.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<category term="${escaped(category)}"/>
<summary>${escaped(summary)}</summary>
<content type="html" xml:base="${escaped(url)}">${escaped(html)}</content>
</entry>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
