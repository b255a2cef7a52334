import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { kinds, type ListedKind, listedKinds } from '../../content/schemas/kinds.ts';
import { inOrder, listOf, single } from '../entries/entries.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';
import { saidOfStudy } from '../structured-data/articles.ts';

/** A summary of the site for language models, as llmstxt.org proposes. */
export const GET: APIRoute = async () => {
  const sections = await Promise.all(listedKinds.map(section));
  const { contact, footer } = await single('shell');
  const ways = `${contact.label}: ${canonicalUrl(contact.href)}. ${footer.promise} ${company.email}`;
  return new Response(
    `# ${company.name}\n\n> ${company.description}\n\n${ways}\n\n${sections.join('\n\n')}\n`,
  );
};

async function section(kind: ListedKind): Promise<string> {
  const { title } = await listOf(kind);
  const entries = await inOrder(kind);
  const lines = entries.map(
    ({ id, data }) =>
      `- [${data.title}](${canonicalUrl(`${kinds[kind].address}/${id}`)}): ${'testimonial' in data ? saidOfStudy(data) : data.metaDescription}`,
  );
  return `## ${title}\n\n${lines.join('\n')}`;
}
