import { field } from '../../content/labels.ts';
import type { OpenApi, Schema } from '../../content/schemas/openapi.ts';
import { limitsOf } from './limits.ts';
import { resolveSchema } from './resolve.ts';

/** One field of a body or an answer, or one parameter, in words. */
export type Field = {
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** What it must keep to, and what it is when left out. */
  limits: string[];
  /** The only values it may have; empty when there is a choice without end. */
  values: string[];
  /** The fields of the object it holds, or of the objects in its list. */
  fields: Field[];
};

/** The fields of an object, in the order of the document. */
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

/** What is inside: the entries of a list, the value that may also be null. */
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
