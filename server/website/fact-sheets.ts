import { type Fact, type FactSheet, factSheets } from '../../contract/facts.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { Draft } from '../../contract/website.ts';
import { type Checkout, withDiffering } from './checkout.ts';
import { type FoundFact, factsIn, fileOfSheet, formOf, saidFact, saidOf } from './facts.ts';
import { fieldsOf } from './fields.ts';
import type { Plan } from './plan.ts';

/** What the forms of the owner's facts show, and what lists of changes say of a fact. */

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
      help: saidOf(fact.schema).description ?? '',
      form: formOf(fact.schema),
      ...(row && { change: { id: row.id, version: row.version, online: row.online ?? fact.text } }),
    };
  });
}

/** A price is called after its solution, and other facts as their schema says. */
export function labelOfFact(
  { file, path, place, schema }: FoundFact,
  files: ReadonlyMap<string, string>,
): string {
  const title = saidOf(schema).title ?? place;
  if (file !== fileOfSheet.prices) return title;
  const solution = `content/solutions/${path.at(-1)}.yaml`;
  const { data } = fieldsOf(solution, files.get(solution) ?? '');
  return (data as { title?: string } | undefined)?.title ?? place;
}

type TextName = { file: string; place: string };

const factAt = (files: ReadonlyMap<string, string>, { file, place }: TextName) =>
  factsIn(file, files.get(file) ?? '').find((each) => each.place === place);

/** A text as the owner reads it: a fact in words, anything else as it is. */
export function inWords(files: ReadonlyMap<string, string>, name: TextName, text: string): string {
  const fact = factAt(files, name);
  return fact ? saidFact(fact, text) : text;
}

/** A change of a fact as the list of changes shows it: in words, and with the form that sets it. */
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
