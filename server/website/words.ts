import { z } from 'zod';
import { schemaOf } from '../../content/files.ts';
import type { Fixed, Word } from '../../contract/website.ts';
import { blockPlace, blocksOf } from './blocks.ts';
import { type Field, fieldsOf, placeOf } from './fields.ts';

/** Every text of a file of content/ that readers see, in the order of the file. Other files have none. */
export function wordsIn(file: string, source: string): Word[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const fields = fieldsOf(file, source);
  const order = at(fields.data, orderPlace);
  const places: Word[] =
    typeof order === 'number' ? [{ file, place: orderPlace, text: String(order), kind: 'order' }] : [];
  if (isUnread(file)) return places;
  const free = new Map<string, Limits>();
  walkAlong(schema, fields.data, [], (inner, value, path) => {
    const limits = typeof value === 'string' && isString(inner) && limitsOfWords(inner);
    if (limits) free.set(placeOf(path), limits);
    // What has fields of its own is set as a whole, such as a picture with the text of a photo.
    return isString(inner) || setWhole.has(z.globalRegistry.get(inner)?.['form']);
  });
  const inFields = fields.texts.flatMap(({ path, text }): Word[] => {
    const place = placeOf(path);
    const fixed = fixedIn(file, path);
    // Nobody types an address here. If a page shows one of the company's, the owner is told where to set it.
    const limits = free.get(place) ?? (fixed === 'company' ? {} : undefined);
    if (!limits || text.trim() === '') return [];
    const kind = text.trimEnd().includes('\n') ? 'lines' : 'line';
    return [{ file, place, text, kind, ...limits, ...(fixed && { fixed }) }];
  });
  if (!file.endsWith('.md')) return [...places, ...inFields];
  const blocks = blocksOf(source).map(({ path, kind, text }) => ({
    file,
    place: blockPlace(path),
    text,
    kind,
  }));
  return [...places, ...inFields, ...blocks];
}

const setWhole = new Set<unknown>(['picture', 'mark', 'processors', 'confirmation']);

/** The number of an entry in its list, which the owner changes by moving it. */
export const orderPlace = 'order';

/** Files whose texts cannot be typed: amounts, which have a form, and the pages of the API. */
const isUnread = (file: string) =>
  file === 'content/openapi.yaml' ||
  file === 'content/prices.yaml' ||
  file.startsWith('content/api-reference/');

function fixedIn(file: string, [field]: PropertyKey[]): Fixed | undefined {
  if (file === 'content/company.json') return 'company';
  if (file === 'content/film.yaml') return 'film';
  return file.startsWith('content/video-tutorials/') && field === 'transcript' ? 'transcript' : undefined;
}

type Limits = Pick<Word, 'min' | 'max' | 'fits'>;

const isString = (schema: z.core.$ZodType) => schema._zod.def.type === 'string';

/** Visits a value and what is in it, each with its schema, until `visit` has found what it looks for there. */
export function walkAlong(
  schema: z.core.$ZodType,
  value: unknown,
  path: Field['path'],
  visit: (schema: z.core.$ZodType, value: unknown, path: Field['path']) => boolean,
): void {
  const into = (inner: z.core.$ZodType | undefined, inside = value, further = path) => {
    if (inner && inside !== undefined) walkAlong(inner, inside, further, visit);
  };
  if (visit(schema, value, path)) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [key, inner] of Object.entries(def.shape)) into(inner, at(value, key), [...path, key]);
      return;
    case 'record':
      for (const [key, each] of Object.entries(value ?? {})) into(def.valueType, each, [...path, key]);
      return;
    case 'array':
    case 'tuple':
      for (const [index, each] of listOf(value).entries())
        into(def.type === 'array' ? def.element : def.items[index], each, [...path, index]);
      return;
    case 'union':
      into(optionFor(def, value));
      return;
    case 'optional':
    case 'nullable':
    case 'default':
      into(def.innerType);
      return;
    case 'pipe':
      into(def.in);
      return;
  }
}

/** What a value of a union is: by its kind, also where one of its texts is too long, or else what accepts it. */
function optionFor(def: z.core.$ZodUnionDef, value: unknown): z.core.$ZodType | undefined {
  const { options } = def;
  const name = 'discriminator' in def ? String(def.discriminator) : undefined;
  const isOf = ({ _zod }: z.core.$ZodType) =>
    name !== undefined && _zod.propValues?.[name]?.has(at(value, name) as z.core.util.Primitive);
  return options.find(isOf) ?? options.find((option) => z.safeParse(option, value).success) ?? options[0];
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' ? (value as Record<string, unknown> | null)?.[key] : undefined;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A pattern that does not match ordinary words is that of an address, a name or a time. */
const sample = 'Some words, and more of them';

type FormatCheck = { format?: string; pattern?: RegExp; prefix?: string };

/** The limits of a text, or undefined for a string that is an address, a choice, a time or a reference. */
function limitsOfWords(schema: z.core.$ZodType): Limits | undefined {
  const { def, minLength: min, maxLength: max } = schema as z.ZodString;
  const { names, fits } = (z.globalRegistry.get(schema) ?? {}) as { names?: string; fits?: number };
  if ('format' in def || names) return undefined;
  const isOther = (def.checks ?? []).some((check) => {
    const { format, pattern, prefix = '' } = check._zod.def as FormatCheck;
    return format === 'starts_with' ? /^\W/.test(prefix) : format === 'regex' && !pattern?.test(sample);
  });
  return isOther
    ? undefined
    : { ...(min !== null && { min }), ...(max !== null && { max }), ...(fits && { fits }) };
}
