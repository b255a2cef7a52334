import { z } from 'zod';

/** What the pages read of one operation in the OpenAPI document. */
const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  /** Exactly one: the category it is listed under. */
  tags: z.tuple([z.string()]),
});
export type Operation = z.infer<typeof operation>;

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The OpenAPI 3.1 document; whatever the pages do not read passes through untouched. */
export const openapi = z.looseObject({
  openapi: z.string().startsWith('3.1'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string(),
    z.looseObject(Object.fromEntries(methods.map((m) => [m, operation.optional()]))),
  ),
});
export type OpenApi = z.infer<typeof openapi>;
