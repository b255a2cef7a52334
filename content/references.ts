import { demonstrated, isDemonstrated } from './samples.ts';
import type { Exhibit } from './schemas/exhibit.ts';
import type { Home } from './schemas/home.ts';
import { type KindName, kindNamed, kindNames } from './schemas/kinds.ts';

/** What entries say of each other, and what no schema of a single file can see. */

type NamedEntry = { id: string; file: string; data: Record<string, unknown> };

export type Together = {
  entries: Map<KindName, NamedEntry[]>;
  home: Home | undefined;
  /** The solutions that have a row among the prices. */
  priced: string[];
};

/** References to entries that do not exist: the file, the field and the name. */
export function brokenReferences({ entries, home, priced }: Together): string[] {
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
    check(
      file,
      field,
      names,
      kind,
      entries.get(kind)?.map(({ id }) => id),
    );

  for (const kind of kindNames) {
    const { references, fallback } = kindNamed(kind);
    checkEntry('content/schemas/kinds.ts', `fallback of ${kind}`, fallback, kind);
    for (const { file, data } of entries.get(kind) ?? []) {
      for (const [field, named] of Object.entries(references)) checkEntry(file, field, data[field], named);
    }
  }
  checkEntry('content/prices.yaml', 'a price', priced, 'solutions');
  checkEntry('content/samples.ts', 'a demonstration', demonstrated, 'solutions');
  problems.push(...(entries.get('solutions') ?? []).flatMap((entry) => incompleteSolution(entry, priced)));

  for (const { caseStudy, result } of home?.proof.figures ?? []) {
    const file = 'content/home.yaml';
    checkEntry(file, 'proof.figures.caseStudy', caseStudy, 'case-studies');
    const study = entries.get('case-studies')?.find(({ id }) => id === caseStudy);
    const labels = (study?.data['results'] as { label: string }[] | undefined)?.map(({ label }) => label);
    check(file, 'proof.figures.result', result, `results of ${caseStudy}`, labels);
  }
  return problems;
}

/** What a solution lacks in other files, and what its file says of a demonstration that is not there. */
function incompleteSolution({ id, file, data }: NamedEntry, priced: string[]): string[] {
  const { invitation } = (data['service'] ?? {}) as { invitation?: string };
  return [
    ...(priced.includes(id)
      ? []
      : [`content/prices.yaml: ${id} is missing; "${id}: ~" says that the offer names the price`]),
    ...(isDemonstrated(id) && !invitation
      ? [`${file}: service.invitation is missing, and must say what can be tried in its demonstration`]
      : []),
    ...(!isDemonstrated(id) && invitation
      ? [`${file}: service.invitation is there, but content/samples.ts has no demonstration of ${id}`]
      : []),
  ];
}

const parts = ['The Challenge', 'Our Solution', 'Results'];

type Heading = { depth: number; text: string };

/** What keeps a case study from having exactly the three parts of its page, or an exhibit from standing below a heading. */
export function misshapenCaseStudy(
  file: string,
  exhibits: Pick<Exhibit, 'title' | 'after'>[],
  headings: Heading[],
): string[] {
  const titles = headings.filter(({ depth }) => depth === 2).map(({ text }) => text);
  const lost = exhibits.filter(({ after }) => !headings.some(({ text }) => text === after));
  return [
    ...(titles.join() === parts.join()
      ? []
      : [`${file}: the headings are "${titles.join(', ')}", and must be "${parts.join(', ')}"`]),
    ...lost.map(({ title, after }) => `${file}: "${title}" stands after "${after}", which is no heading`),
  ];
}
