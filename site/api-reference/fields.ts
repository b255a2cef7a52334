import { AstroError } from 'astro/errors';
import { field } from '../../content/labels.ts';
import type { OpenApi, Reference, Schema } from '../../content/schemas/openapi.ts';

/** A field of a body or an answer, or a parameter, in words. */
export type Field = {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** Its constraints, and its default. */
  limits: string[];
  /** The values it may have; empty if it is not an enumeration. */
  values: string[];
  /** The fields of the object it contains, or of the objects in its list. */
  fields: Field[];
};

export function fieldsOf(document: OpenApi, part: Schema): Field[] {
  const { properties = {}, required = [] } = resolveSchema(document, part);
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(document, name, schema, required.includes(name)),
  );
}

export function fieldOf(document: OpenApi, name: string, part: Schema, required: boolean): Field {
  const schema = resolveSchema(document, part);
  const held = heldBy(document, schema);
  return {
    name,
    type: typeOf(document, schema),
    required,
    description: schema.description ?? '',
    limits: limitsOf(schema),
    values: held.enum ?? [],
    fields: fieldsOf(document, held),
  };
}

/** The inner schema: of a list's items, or of a nullable value. */
function heldBy(document: OpenApi, schema: Schema): Schema {
  const inside = schema.items ?? schema.oneOf?.find(({ type }) => type !== 'null');
  return inside ? heldBy(document, resolveSchema(document, inside)) : schema;
}

function typeOf(document: OpenApi, part: Schema): string {
  const schema = resolveSchema(document, part);
  if (schema.oneOf) return schema.oneOf.map((each) => typeOf(document, each)).join(field.or);
  if (schema.items) return field.listOf(typeOf(document, schema.items));
  const types = [schema.type ?? 'object'].flat();
  return types.map((type) => (type === 'string' ? (schema.format ?? type) : type)).join(field.or);
}

/** The constraints of a value, in a few words each. */
export function limitsOf(schema: Schema): string[] {
  return [
    between(schema.minLength, schema.maxLength, field.characters),
    between(schema.minItems, schema.maxItems, field.entries),
    between(schema.minimum, schema.maximum, ''),
    schema.default === undefined ? '' : field.preset(schema.default),
  ].filter((limit) => limit !== '');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return field.range(least, most, unit);
  if (most !== undefined) return field.most(most, unit);
  // A least count of 0 or a least length of 1 is obvious.
  return least !== undefined && least > 1 ? field.least(least, unit) : '';
}

/** The part that a reference points to, or the part itself. Fields beside a reference override those of the part. */
export function resolve<Part extends object>(document: OpenApi, part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const { $ref, ...own } = part;
  const found = $ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new AstroError(`content/openapi.yaml refers to ${$ref}, which is not there`);
  return { ...resolve(document, found as Part | Reference), ...own } as Part;
}

/** A schema as one piece, with references resolved and the parts of an allOf merged. */
function resolveSchema(document: OpenApi, part: Schema): Schema {
  const { allOf, ...schema } = resolve(document, part);
  if (!allOf) return schema;
  const parts = allOf.map((each) => resolveSchema(document, each));
  return {
    ...schema,
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}
