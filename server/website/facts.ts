import { z } from 'zod';
import { companyFrom } from '../../content/company.ts';
import { schemaOf } from '../../content/files.ts';
import { longDay } from '../../content/long-day.ts';
import * as say from '../../content/messages/editing.ts';
import { money } from '../../content/money.ts';
import type { Photo } from '../../content/photos.ts';
import type { Addresses } from '../../content/schemas/addresses.ts';
import type { Company } from '../../content/schemas/company.ts';
import type { Confirmation } from '../../content/schemas/entries.ts';
import { issuesIn } from '../../content/schemas/mistakes.ts';
import type { Letters } from '../../content/schemas/reply-templates.ts';
import type { Privacy } from '../../content/schemas/single-pages.ts';
import {
  entrySheets,
  type FactForm,
  type FactSheet,
  factSheets,
  type Price,
  type Profile,
} from '../../contract/facts.ts';
import type { Word } from '../../contract/website.ts';
import { asSentence } from './checked.ts';
import { type Field, fieldsOf, placeOf, recordIn, withTexts } from './fields.ts';
import { idOfFile, kindOfFile } from './lists.ts';
import { Refusal, refuseUnseen } from './refusal.ts';
import { remembered } from './remembered.ts';
import { walkAlong } from './words.ts';

/**
 * The owner's facts and amounts, and the pictures of entries. A fact is a value whose schema has a title. It has a form and is set as a whole. A change
 * holds it as text: '' if it is not set, a string as it is, anything else as JSON.
 */

export const companyFile = 'content/company.json';

export const pricesFile = 'content/prices.yaml';

export const addressesFile = 'content/addresses.yaml';

const files: Record<string, string> = {
  company: companyFile,
  prices: pricesFile,
  calls: 'content/booking.yaml',
  replies: 'content/desk.yaml',
  privacy: 'content/privacy.md',
  addresses: addressesFile,
};

/** An entry has a form of its own, by its kind and its address. */
export const fileOfSheet = (sheet: FactSheet): string => files[sheet] ?? `content/${sheet}.md`;

export function sheetOfFile(file: string): FactSheet | undefined {
  const kind = entrySheets.find((name) => name === kindOfFile(file));
  return factSheets.find((sheet) => files[sheet] === file) ?? (kind && `${kind}/${idOfFile(file)}`);
}

/** Whether nothing in the file is a text to type on its page. */
export const isFactFile = (file: string) => file !== files['privacy'] && Object.values(files).includes(file);

export type FoundFact = Word & { path: Field['path']; schema: z.core.$ZodType } & Declared;

type Processor = Privacy['processors']['list'][number];

/** What a schema declares for its fact. */
type Declared = { title: string; help: string; form: FactForm };

/**
 * The facts of a file, in the order of its schema: those of a form, and the picture of an entry. Values that the file leaves
 * out are skipped.
 */
export function factsIn(file: string, source: string): FoundFact[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const found: FoundFact[] = [];
  walkAlong(schema, fieldsOf(file, source).data, [], (inner, value, path) => {
    const { title, description: help = '', form = formOf(inner) } = metadataOf(inner);
    if (title === undefined) return false;
    const kind = form === 'picture' ? 'picture' : 'line';
    const word = { file, place: placeOf(path), text: textOf(value), kind } as const;
    found.push({ ...word, path, schema: inner, title, help, form });
    return true;
  });
  return found;
}

const metadataOf = (schema: z.core.$ZodType) =>
  (z.globalRegistry.get(schema) ?? {}) as { title?: string; description?: string; form?: FactForm };

/** The form of a fact whose schema names none. */
function formOf(schema: z.core.$ZodType): FactForm {
  const { def } = innermost(schema)._zod;
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

export function valueIn(text: string, schema: z.core.$ZodType): unknown {
  if (text === '') {
    if (!z.safeParse(schema, null).success) throw new Refusal(say.needed);
    return null;
  }
  if (innermost(schema)._zod.def.type === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    // It is not JSON. The schema refuses it with a sentence.
    return text;
  }
}

/** The value of a fact that says this, unless its schema refuses that. */
export function valueOfFact({ file, place, schema, form }: FoundFact, text: string): unknown {
  const value = valueIn(text, schema);
  // A fact that is not set has no text at all.
  if (value === null && text !== '') throw new Refusal(say.notTyped);
  const mayBreak = form === 'templates';
  withTexts(value, (part) =>
    refuseString(mayBreak ? part.replaceAll('\n', ' ') : part, file === companyFile && place !== 'name'),
  );
  const [issue] = issuesIn(value, schema as z.ZodType);
  if (issue) throw new Refusal(asSentence(issue.message));
  return value;
}

function refuseString(text: string, mayName: boolean): string {
  if (text.includes('\n')) throw new Refusal(say.oneLine);
  refuseUnseen(text);
  const [brace] =
    /\{\{[^{}]{0,100}\}\}|\{\{|\}\}/.exec(mayName ? text.replaceAll('{{name}}', '') : text) ?? [];
  if (brace) throw new Refusal(say.noPlaceholder(brace));
  return text;
}

/** Describes a fact in words for the list of changes. */
export function factInWords({ schema, form }: FoundFact, text: string, currency: string): string {
  if (text === '' || text === '[]') return say.notSet;
  const value = valueIn(text, schema);
  if (value === null) return say.notSet;
  // A developer may have changed the schema since it was typed.
  if (!z.safeParse(schema, value).success) return text;
  switch (form) {
    case 'switch':
      return value ? say.yes : say.no;
    case 'price': {
      const { setup, monthly } = value as Price;
      return say.price(money(setup, currency), money(monthly, currency));
    }
    case 'demonstration':
      return text === 'none' ? say.notSet : text.replaceAll('-', ' ');
    case 'mark':
      return say.mark;
    case 'picture':
      return typeof value === 'string' ? say.drawing(value) : say.photo((value as Photo).alt);
    case 'templates':
      return (value as Letters['templates']).map(({ name, text }) => `${name}: ${text.trim()}`).join('\n\n');
    case 'profiles':
      return (value as Profile[]).map(({ name, url }) => `${name} (${url})`).join(', ');
    case 'moves':
      return (value as Addresses['moved']).map(({ from, to }) => say.leadsTo(from, to)).join(', ');
    case 'processors':
      return (value as Processor[])
        .map(({ name, does, where }) => [name || say.notSet, does, where].filter(Boolean).join(', '))
        .join('; ');
    case 'confirmation': {
      const { who, when, how } = value as Confirmation;
      return [who, longDay(when), how].join(', ');
    }
    case 'date':
      return longDay(text);
    case 'hours':
    case 'days':
      return (value as string[]).map((span) => span.replace(/-(?=\d\d:)|\.\./, ' to ')).join(', ');
    default:
      return text;
  }
}

const read = remembered((file, source) => companyFrom((recordIn(file, source) ?? {}) as Company));

/** The facts of the company that these files hold. */
export const companyIn = (files: ReadonlyMap<string, string>): Company =>
  read(companyFile, files.get(companyFile) ?? '{}');
