import { type Fact, type FactSheet, factSheets } from '../../contract/facts.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { Draft } from '../../contract/website.ts';
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

type TextName = { file: string; place: string };

const factAt = (files: ReadonlyMap<string, string>, { file, place }: TextName) =>
  factsIn(file, files.get(file) ?? '').find((each) => each.place === place);

/** Describes a fact in words, and leaves other texts as they are. */
export function inWords(files: ReadonlyMap<string, string>, name: TextName, text: string): string {
  const fact = factAt(files, name);
  return fact ? factInWords(fact, text) : text;
}

/** Describes a change of a fact in words, and adds the form that sets it. */
export function draftInWords(draft: Draft, files: ReadonlyMap<string, string>): Draft {
  const { file, was, words, waits } = draft;
  const sheet = factSheets.find((each) => fileOfSheet[each] === file);
  if (!sheet || !factAt(files, draft)) return draft;
  const said = (text: string) => inWords(files, draft, text);
  return {
    ...{ ...draft, sheet, was: said(was), words: said(words) },
    ...(waits?.because === 'conflict' && { waits: { ...waits, stands: said(waits.stands) } }),
  };
}
