import { AstroError } from 'astro/errors';
import type { OpenApi, Reference, Schema } from '../../content/schemas/openapi.ts';

/** The part a reference points to, or the part itself; what stands beside a reference goes before what it names. */
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

/** A schema as one piece: references followed, the parts of an allOf put together. */
export function resolveSchema(document: OpenApi, part: Schema): Schema {
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
