import { getCollection } from 'astro:content';

const parts = ['The Challenge', 'Our Solution', 'Results'];

/** The case studies that do not have exactly the three parts their page is laid out for, or an exhibit under none of them. */
export async function misshapenCaseStudies(): Promise<string[]> {
  return (await getCollection('case-studies')).flatMap(({ filePath, data, rendered }) => {
    const headings = rendered?.metadata?.headings ?? [];
    const titles = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
    const lost = data.exhibits.filter(({ after }) => !headings.some(({ text }) => text === after));
    return [
      ...(titles.join() === parts.join()
        ? []
        : [`${filePath}: the headings are "${titles.join(', ')}", and must be "${parts.join(', ')}"`]),
      ...lost.map(
        ({ title, after }) => `${filePath}: "${title}" stands after "${after}", which is no heading`,
      ),
    ];
  });
}
