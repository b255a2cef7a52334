import { z } from 'zod';
import { ofPlacedEntry } from './picture.ts';
import { day } from './shared.ts';

/**
 * The part of the OpenAPI 3.1 document that the pages read. The rest passes unchanged into /openapi.json. The tests run
 * OpenAPI's own validator.
 */

/** A reference to a shared part. Its own description replaces that of the part. */
const reference = z.looseObject({
  $ref: z.string().startsWith('#/components/'),
  description: z.string().optional(),
});
export type Reference = z.infer<typeof reference>;

/** The shape of a value, in JSON Schema. */
const schema = z.looseObject({
  $ref: z.string().startsWith('#/components/schemas/').optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get allOf() {
    return z.array(schema).optional();
  },
});
export type Schema = z.infer<typeof schema>;

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().optional(),
  description: z.string(),
  schema,
  /** Operations include a query parameter in their samples if it has an example. */
  example: z.union([z.string(), z.number()]).optional(),
});
export type Parameter = z.infer<typeof parameter>;

const example = z.looseObject({ summary: z.string(), value: z.json() });
export type Example = z.infer<typeof example>;

/** All content is JSON. The pages show the first example. */
const content = z.looseObject({
  'application/json': z.looseObject({
    schema,
    examples: z.record(z.string(), z.union([reference, example])),
  }),
});

const requestBody = z.looseObject({ required: z.boolean().optional(), content });

/** A response without `content` has no body. */
const response = z.looseObject({ description: z.string(), content: content.optional() });
export type Response = z.infer<typeof response>;

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  /** Exactly one tag: the category that lists the operation. */
  tags: z.tuple([z.string()]),
  parameters: z.array(z.union([reference, parameter])).optional(),
  requestBody: requestBody.optional(),
  responses: z.record(z.string(), z.union([reference, response])),
});
export type Operation = z.infer<typeof operation>;

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

const ofMethods = Object.fromEntries(methods.map((method) => [method, operation.optional()])) as Record<
  Method,
  z.ZodOptional<typeof operation>
>;

export const openapi = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  info: z.looseObject({
    title: z.string(),
    version: z.string(),
    /** A paragraph on who may use the API, then one for each convention, which begins with its name in bold. */
    description: z.string(),
  }),
  servers: z.tuple([z.looseObject({ url: z.url() })]),
  paths: z.record(z.string(), z.looseObject(ofMethods)),
  components: z.looseObject({
    parameters: z.record(z.string(), parameter),
    responses: z.record(z.string(), response),
    schemas: z.record(z.string(), schema),
    examples: z.record(z.string(), example),
  }),
});
export type OpenApi = z.infer<typeof openapi>;

/** A category of the API reference. Its operations are those tagged with its file name in the OpenAPI document. */
export const apiCategory = z.object({
  ...ofPlacedEntry,
  /** One sentence for the card and under the title. */
  description: z.string().max(200),
  updated: day,
});
export type ApiCategory = z.infer<typeof apiCategory>;
