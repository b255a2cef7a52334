import { getCollection } from 'astro:content';

const parts = ['The Challenge', 'Our Solution', 'Results'];

/** The case studies that do not have exactly the three parts their page is laid out for. */
export async function misshapenCaseStudies(): Promise<string[]> {
  return (await getCollection('case-studies')).flatMap(({ filePath, body = '' }) => {
    const headings = [...body.matchAll(/^## +(.+?) *$/gm)].map(([, text]) => text);
    if (headings.join() === parts.join()) return [];
    return `${filePath}: the headings are "${headings.join(', ')}", and must be "${parts.join(', ')}"`;
  });
}
