import type { Fact, FactSheet } from '../../contract/facts.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import { type Checkout, withDiffering } from './checkout.ts';
import { type FoundFact, factInWords, factsIn, fileOfSheet, formOf, metadataOf } from './facts.ts';
import { fieldsOf } from './fields.ts';
import type { Plan } from './plan.ts';

/** What the forms for facts show, and how facts read in the list of changes. */

export function factsOfSheet(
  sheet: FactSheet,
  checkout: Checkout,
  rows: WebsiteWord[],
  { newest, places }: Plan,
): Fact[] {
  const file = fileOfSheet[sheet];
  const files = withDiffering(checkout, newest);
  return factsIn(file, checkout.files.get(file) ?? '').map((fact): Fact => {
    const row = rows.find((each) => each.file === file && places.get(each.id) === fact.place);
    return {
      ...{
        file,
        place: fact.place,
        text: row?.draft ?? row?.online ?? fact.text,
        label: labelOfFact(fact, files),
      },
      help: metadataOf(fact.schema).description ?? '',
      form: formOf(fact.schema),
      ...(row && { change: { id: row.id, version: row.version, online: row.online ?? fact.text } }),
    };
  });
}

/** A price has the name of its solution. Other facts have the title of their schema. */
export function labelOfFact(
  { file, path, place, schema }: FoundFact,
  files: ReadonlyMap<string, string>,
): string {
  const title = metadataOf(schema).title ?? place;
  if (file !== fileOfSheet.prices) return title;
  const solution = `content/solutions/${path.at(-1)}.yaml`;
  const { data } = fieldsOf(solution, files.get(solution) ?? '');
  return (data as { title?: string } | undefined)?.title ?? place;
}

/** Describes a fact in words, and leaves other texts as they are. */
export function inWords(
  files: ReadonlyMap<string, string>,
  { file, place }: { file: string; place: string },
  text: string,
): string {
  const fact = factsIn(file, files.get(file) ?? '').find((each) => each.place === place);
  return fact ? factInWords(fact, text) : text;
}
