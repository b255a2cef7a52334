import { z } from 'zod';
import { companyFrom } from '../../content/company.ts';
import { schemaOf } from '../../content/files.ts';
import * as say from '../../content/messages/editing.ts';
import type { Company } from '../../content/schemas/company.ts';
import { issuesIn } from '../../content/schemas/mistakes.ts';
import type { FactForm, FactSheet, Price, Profile } from '../../contract/facts.ts';
import type { Word } from '../../contract/website.ts';
import { asSentence } from './checked.ts';
import { type Field, fieldsOf, placeOf } from './fields.ts';
import { orRefused, Refusal, type Rewritten, refuseSize, refuseUnseen, rewritten } from './rewrite.ts';
import { withValue } from './values.ts';
import { wordsIn } from './words.ts';

/**
 * The owner's own facts and amounts. A fact is a value of whatever type whose schema has a title, and is set as a whole. As a
 * change it is a text like the others: '' for none, a string as it is, anything else as JSON.
 */

export const companyFile = 'content/company.json';

export const fileOfSheet: Record<FactSheet, string> = {
  company: companyFile,
  prices: 'content/prices.yaml',
  calls: 'content/booking.yaml',
};

export const isFactFile = (file: string) => Object.values(fileOfSheet).includes(file);

export type FoundFact = Word & { path: Field['path']; schema: z.core.$ZodType };

/** The facts of a file, in the order of its schema; a value that the file leaves out is none. */
export function factsIn(file: string, source: string): FoundFact[] {
  const schema = isFactFile(file) && schemaOf(file);
  if (!schema) return [];
  const found: FoundFact[] = [];
  const find = (inner: z.core.$ZodType, value: unknown, path: Field['path']): void => {
    const { def } = (inner as z.core.$ZodTypes)._zod;
    if (titleOf(inner) !== undefined)
      found.push({ file, place: placeOf(path), text: textOf(value), kind: 'line', path, schema: inner });
    else if (typeof value !== 'object' || value === null) return;
    else if (def.type === 'object') {
      for (const [name, each] of Object.entries(def.shape))
        if (Object.hasOwn(value, name)) find(each, value[name as keyof typeof value], [...path, name]);
    } else if (def.type === 'record')
      for (const [name, each] of Object.entries(value)) find(def.valueType, each, [...path, name]);
  };
  find(schema, fieldsOf(file, source).data, []);
  return found;
}

/** What its schema says of a fact, for the form that sets it. */
export const saidOf = (schema: z.core.$ZodType) =>
  (z.globalRegistry.get(schema) ?? {}) as { title?: string; description?: string; form?: FactForm };

const titleOf = (schema: z.core.$ZodType) => saidOf(schema).title;

export function formOf(schema: z.core.$ZodType): FactForm {
  const { form } = saidOf(schema);
  const { def } = innermost(schema)._zod;
  if (form) return form;
  if (def.type === 'boolean') return 'switch';
  if (def.type === 'number') return 'number';
  return 'format' in def && def.format === 'email' ? 'email' : 'line';
}

function innermost(schema: z.core.$ZodType): z.core.$ZodTypes {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return 'innerType' in def ? innermost(def.innerType) : (schema as z.core.$ZodTypes);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueIn(text: string, schema: z.core.$ZodType): unknown {
  if (text === '') {
    if (!z.safeParse(schema, null).success) throw new Refusal(say.needed);
    return null;
  }
  if (innermost(schema)._zod.def.type === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    // Its schema says what it has to be.
    return text;
  }
}

/** A file with another value for one fact. The mistakes are those of its own schema. */
function withFact(file: string, source: string, place: string, text: string): Rewritten {
  return orRefused(() => {
    const fact = factsIn(file, source).find((each) => each.place === place);
    if (!fact) throw new Refusal(say.unknownPlace);
    if (text === fact.text) return source;
    const value = valueIn(text, fact.schema);
    const [issue] = issuesIn(value, fact.schema as z.ZodType);
    if (issue) throw new Refusal(asSentence(issue.message));
    for (const part of stringsIn(value)) refuseString(part, file === companyFile && place !== 'name');
    const changed = withValue(file, source, fact.path, value);
    if (changed === undefined) throw new Refusal(say.notExact);
    refuseSize(changed);
    return changed;
  });
}

function refuseString(text: string, mayName: boolean): void {
  if (text.includes('\n')) throw new Refusal(say.oneLine);
  refuseUnseen(text);
  const [brace] =
    /\{\{[^{}]{0,100}\}\}|\{\{|\}\}/.exec(mayName ? text.replaceAll('{{name}}', '') : text) ?? [];
  if (brace) throw new Refusal(say.noPlaceholder(brace));
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every text of a file that a change may name. */
export const textsIn = (file: string, source: string): Word[] =>
  isFactFile(file) ? factsIn(file, source) : wordsIn(file, source);

/** A file with one of its texts changed, words or a fact, and no byte beside it; or why not. */
export const withText = (file: string, source: string, place: string, text: string): Rewritten =>
  isFactFile(file) ? withFact(file, source, place, text) : rewritten(file, source, place, text);

/** A fact in words, for the list of changes. */
export function saidFact({ schema }: FoundFact, text: string): string {
  if (text === '' || text === '[]') return say.notSet;
  const value = valueIn(text, schema);
  // A developer may have changed the schema since it was typed.
  if (!z.safeParse(schema, value).success) return text;
  switch (formOf(schema)) {
    case 'switch':
      return value ? say.yes : say.no;
    case 'price': {
      const { setup, monthly } = value as Price;
      return say.price(setup, monthly);
    }
    case 'profiles':
      return (value as Profile[]).map(({ name, url }) => `${name} (${url})`).join(', ');
    case 'hours':
    case 'days':
      return (value as string[]).map((span) => span.replace(/-(?=\d\d:)|\.\./, ' to ')).join(', ');
    default:
      return text;
  }
}

let known: { source: string; company: Company } | undefined;

/** Who the company is by these files. */
export function companyIn(files: ReadonlyMap<string, string>): Company {
  const source = files.get(companyFile) ?? '{}';
  if (known?.source !== source)
    known = { source, company: companyFrom((fieldsOf(companyFile, source).data ?? {}) as Company) };
  return known.company;
}
