import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { type KindName, kindNames, kinds } from '../../content/kinds.ts';
import { inOrder, listOf } from '../entries/entries.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';

/** The site in short for language models, as llmstxt.org proposes. */
export const GET: APIRoute = async () => {
  const sections = await Promise.all(kindNames.map(section));
  const contact = `Contact: ${canonicalUrl('/contact')}, ${company.email}. We answer within ${company.answerTime}.`;
  return new Response(
    `# ${company.name}\n\n> ${company.description}\n\n${contact}\n\n${sections.join('\n\n')}\n`,
  );
};

async function section(kind: KindName): Promise<string> {
  const { title } = await listOf(kind);
  const entries = await inOrder(kind);
  const lines = entries.map(
    ({ id, data }) =>
      `- [${data.title}](${canonicalUrl(`${kinds[kind].address}/${id}`)}): ${data.metaDescription}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}
