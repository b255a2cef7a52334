import { type CollectionEntry, getCollection, render } from 'astro:content';

const parts = ['The Challenge', 'Our Solution', 'Results'];

/** Case studies that do not have exactly the three parts their page is laid out for, or have an exhibit under none. */
export async function misshapenCaseStudies(): Promise<string[]> {
  return (await Promise.all((await getCollection('case-studies')).map(mistakesIn))).flat();
}

async function mistakesIn(study: CollectionEntry<'case-studies'>): Promise<string[]> {
  const { filePath, data } = study;
  const { headings } = await render(study);
  const titles = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
  const lost = data.exhibits.filter(({ after }) => !headings.some(({ text }) => text === after));
  return [
    ...(titles.join() === parts.join()
      ? []
      : [`${filePath}: the headings are "${titles.join(', ')}", and must be "${parts.join(', ')}"`]),
    ...lost.map(({ title, after }) => `${filePath}: "${title}" stands after "${after}", which is no heading`),
  ];
}
