import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { articles, inOrder, kindOfResource } from '../entries/entries.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';

type Listed = { id: string; data: { title: string; metaDescription: string } };

/** The site in short for language models, as llmstxt.org proposes. */
export const GET: APIRoute = async () => {
  const resources = {
    documentation: await inOrder('documentation'),
    blog: await articles(),
    'case-studies': await inOrder('case-studies'),
    'api-reference': await inOrder('api-reference'),
    'video-tutorials': await inOrder('video-tutorials'),
    'white-papers': await inOrder('white-papers'),
  };
  const sections = [section('Solutions', '/solutions', await inOrder('solutions'))];
  for (const [kind, entries] of Object.entries(resources)) {
    const { title } = await kindOfResource(kind);
    sections.push(section(title, `/resources/${kind}`, entries));
  }
  const contact = `Contact: ${canonicalUrl('/contact')}, ${company.email}. We answer within ${company.answerTime}.`;
  return new Response(
    `# ${company.name}\n\n> ${company.description}\n\n${contact}\n\n${sections.join('\n\n')}\n`,
  );
};

function section(title: string, folder: string, entries: Listed[]): string {
  const lines = entries.map(
    ({ id, data }) => `- [${data.title}](${canonicalUrl(`${folder}/${id}`)}): ${data.metaDescription}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}
