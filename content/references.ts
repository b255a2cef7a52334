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

/** The owner may take away every case study: fields that name one do without it. */
export const mayBeGone = 'case-studies';

/** A name in a field, and the names that it has to be among: the entries of a kind, or the results of a case study. */
type Reference = { file: string; field: string; name: string; among: string; known: string[] };

export function referencesIn({ entries, home, priced }: Together): Reference[] {
  const found: Reference[] = [];
  const refer = (file: string, field: string, names: unknown, among: string, known: string[] = []) => {
    for (const name of [names].flat())
      if (name !== undefined) found.push({ file, field, name: String(name), among, known });
  };
  const referTo = (file: string, field: string, names: unknown, kind: KindName) => {
    const ids = entries.get(kind)?.map(({ id }) => id);
    refer(file, field, names, kind, ids);
  };
  for (const kind of kindNames) {
    const { references, fallback } = kindNamed(kind);
    referTo('content/schemas/kinds.ts', `fallback of ${kind}`, fallback, kind);
    for (const { file, data } of entries.get(kind) ?? [])
      for (const [field, named] of Object.entries(references)) referTo(file, field, data[field], named);
  }
  referTo('content/prices.yaml', 'a price', priced, 'solutions');
  referTo('content/samples.ts', 'a demonstration', demonstrated, 'solutions');
  for (const { caseStudy, result } of home?.proof.figures ?? []) {
    const file = 'content/home.yaml';
    referTo(file, 'proof.figures.caseStudy', caseStudy, 'case-studies');
    const study = entries.get(mayBeGone)?.find(({ id }) => id === caseStudy);
    if (!study) continue;
    const labels = (study.data['results'] as { label: string }[] | undefined)?.map(({ label }) => label);
    refer(file, 'proof.figures.result', result, `results of ${caseStudy}`, labels);
  }
  return found;
}

/** References to what does not exist, and what solutions lack in other files. */
export const brokenReferences = (all: Together): string[] => [
  ...referencesIn(all).flatMap(({ file, field, name, among, known }) =>
    known.includes(name) || among === mayBeGone
      ? []
      : [`${file}: ${field} names "${name}", which is not among the ${among}: ${known.join(', ')}`],
  ),
  ...(all.entries.get('solutions') ?? []).flatMap((entry) => incompleteSolution(entry, all.priced)),
];

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
