import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { caseStudies } from '../../content/labels.ts';
import { isConfirmed } from '../../content/schemas/entries.ts';
import { firstOfMonth } from '../../content/schemas/shared.ts';
import { inOrder, single } from '../entries/entries.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';

/** Readers poll the feed often, so it has the newest texts and not the archive. */
const length = 20;

/** An Atom feed (RFC 4287) of articles and case studies. */
export const GET: APIRoute = async () => {
  const articles = (await inOrder('blog')).map(({ id, data, rendered }) => ({
    ...{ title: data.title, summary: data.excerpt, category: data.category, html: rendered?.html ?? '' },
    ...{
      url: canonicalUrl(`/resources/blog/${id}`),
      published: data.date,
      updated: data.updated ?? data.date,
    },
  }));
  const stories = (await inOrder('case-studies')).map(({ id, data, rendered }) => {
    const note = isConfirmed(data) ? '' : `<p>${escaped(caseStudies.unconfirmed)}</p>`;
    const published = firstOfMonth(data.month);
    return {
      ...{ title: data.title, summary: data.excerpt, category: data.industry },
      ...{ html: note + (rendered?.html ?? ''), url: canonicalUrl(`/resources/case-studies/${id}`) },
      ...{ published, updated: published },
    };
  });
  const newestFirst = [...articles, ...stories].sort((one, other) => +other.published - +one.published);
  const entries = newestFirst.slice(0, length);
  const changed = Math.max(0, ...entries.map(({ updated }) => updated.getTime()));
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
<id>${escaped(canonicalUrl('/feed.xml'))}</id>
<title>${escaped((await single('shell')).feed)}</title>
<updated>${new Date(changed).toISOString()}</updated>
<author><name>${escaped(company.author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(canonicalUrl('/feed.xml'))}"/>
<link rel="alternate" type="text/html" href="${escaped(canonicalUrl('/resources'))}"/>
${entries.map(entryOf).join('\n')}
</feed>
`);
};

type Told = Record<'url' | 'title' | 'summary' | 'category' | 'html', string>;

/** Links in the texts are relative to their own page, which xml:base names. */
const entryOf = ({ published, updated, ...told }: Told & { published: Date; updated: Date }) => `<entry>
<id>${escaped(told.url)}</id>
<title>${escaped(told.title)}</title>
<link rel="alternate" type="text/html" href="${escaped(told.url)}"/>
<published>${published.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
<category term="${escaped(told.category)}"/>
<summary>${escaped(told.summary)}</summary>
<content type="html" xml:base="${escaped(told.url)}">${escaped(told.html)}</content>
</entry>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
