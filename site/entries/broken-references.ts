import { getCollection, getEntry } from 'astro:content';
import { type KindName, kindNamed, kindNames } from '../../content/kinds.ts';

/** What entries name that is not there: which file, which field and what. */
export async function brokenReferences(): Promise<string[]> {
  const idsOf = new Map(
    await Promise.all(
      kindNames.map(async (kind) => [kind, (await getCollection(kind)).map(({ id }) => id)] as const),
    ),
  );
  const problems: string[] = [];
  const check = (file: string, field: string, names: unknown, among: string, known: string[] = []) => {
    for (const name of [names].flat()) {
      if (name === undefined || known.includes(String(name))) continue;
      problems.push(
        `${file}: ${field} names "${name}", which is not among the ${among}: ${known.join(', ')}`,
      );
    }
  };
  const checkEntry = (file: string, field: string, names: unknown, kind: KindName) =>
    check(file, field, names, kind, idsOf.get(kind));

  for (const kind of kindNames) {
    const { references, fallback } = kindNamed(kind);
    checkEntry('content/kinds.ts', `fallback of ${kind}`, fallback, kind);
    for (const { filePath = '', data } of await getCollection(kind)) {
      for (const [field, named] of Object.entries(references)) {
        checkEntry(filePath, field, data[field as keyof typeof data], named);
      }
    }
  }

  const home = await getEntry('home', 'home');
  if (home) {
    const { filePath = '', data } = home;
    const studies = await getCollection('case-studies');
    for (const { caseStudy, result } of data.proof.figures) {
      checkEntry(filePath, 'proof.figures.caseStudy', caseStudy, 'case-studies');
      const labels = studies.find(({ id }) => id === caseStudy)?.data.results.map(({ label }) => label);
      check(filePath, 'proof.figures.result', result, `results of ${caseStudy}`, labels);
    }
  }
  return problems;
}
