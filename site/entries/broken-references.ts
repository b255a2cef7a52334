import { getCollection, getEntry } from 'astro:content';
import { fallbacks } from '../../content/fallbacks.ts';
import { operationsOf } from '../api-reference/operations.ts';

type Problem = { file: string; field: string; names: string; among: string };

/** What entries name that is not there: which file, which field and what. */
export async function brokenReferences(): Promise<string[]> {
  const [solutions, guides, articles, studies, categories, tutorials, papers, home, openapi] =
    await Promise.all([
      getCollection('solutions'),
      getCollection('documentation'),
      getCollection('blog'),
      getCollection('case-studies'),
      getCollection('api-reference'),
      getCollection('video-tutorials'),
      getCollection('white-papers'),
      getEntry('home', 'home'),
      getEntry('openapi', 'openapi'),
    ]);
  const problems: Problem[] = [];
  const among = (kind: string, known: Iterable<string>) => {
    const ids = new Set(known);
    return (file: string | undefined, field: string, ...names: string[]) => {
      for (const name of names)
        if (!ids.has(name)) problems.push({ file: file ?? '', field, names: name, among: kind });
    };
  };
  const ids = (entries: { id: string }[]) => entries.map(({ id }) => id);
  const needsSolution = among('solutions', ids(solutions));
  const needsGuide = among('documentation', ids(guides));
  const needsArticle = among('blog', ids(articles));
  const needsStudy = among('case-studies', ids(studies));

  for (const { filePath, data } of solutions) {
    needsStudy(filePath, 'caseStudy', data.caseStudy);
    needsArticle(filePath, 'article', data.article);
  }
  for (const { filePath, data } of guides) needsGuide(filePath, 'related', ...(data.related ?? []));
  for (const { filePath, data } of articles) needsArticle(filePath, 'related', ...(data.related ?? []));
  for (const { filePath, data } of studies) needsSolution(filePath, 'solutions', ...data.solutions);
  for (const { caseStudy, result } of home?.data.proof.figures ?? []) {
    needsStudy(home?.filePath, 'proof.figures.caseStudy', caseStudy);
    const labels = studies.find(({ id }) => id === caseStudy)?.data.results.map(({ label }) => label) ?? [];
    among(`results of ${caseStudy}`, labels)(home?.filePath, 'proof.figures.result', result);
  }
  for (const { id, filePath } of categories) {
    if (openapi && operationsOf(id, openapi.data).length === 0) {
      problems.push({
        file: filePath ?? '',
        field: 'file name',
        names: id,
        among: 'tags in content/openapi.yaml',
      });
    }
  }
  const lists = {
    documentation: guides,
    blog: articles,
    'api-reference': categories,
    'video-tutorials': tutorials,
    'white-papers': papers,
  };
  for (const [kind, entry] of Object.entries(fallbacks)) {
    if (kind in lists)
      among(kind, ids(lists[kind as keyof typeof lists]))('content/fallbacks.ts', kind, entry);
  }

  return problems.map(
    ({ file, field, names, among }) => `${file}: ${field} names "${names}", which is not among the ${among}`,
  );
}
