import { AstroError } from 'astro/errors';
import type { Example, Method, OpenApi, Operation, Parameter } from '../../content/schemas/openapi.ts';
import { resolve } from './resolve.ts';

/** A request as a customer would send it, made of the examples in the document; printed as curl and as TypeScript. */
export type ExampleRequest = {
  method: Uppercase<Method>;
  url: string;
  query: [name: string, value: string][];
  /** Whether it carries a key of its own against being carried out twice. */
  idempotent: boolean;
  body: Example['value'] | undefined;
  /** Whether the answer has something to read. */
  answered: boolean;
};

export const idempotencyKey = 'Idempotency-Key';

export function exampleRequest(
  document: OpenApi,
  method: Method,
  path: string,
  operation: Operation,
): ExampleRequest {
  const parameters = (operation.parameters ?? []).map((part) => resolve<Parameter>(document, part));
  const given = (place: Parameter['in']) =>
    parameters.flatMap(({ in: where, name, example }): [string, string][] =>
      where === place && example !== undefined ? [[name, String(example)]] : [],
    );
  const values = Object.fromEntries(given('path'));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new AstroError(`content/openapi.yaml: ${path} has no example for ${name}`);
    return encodeURIComponent(value);
  });
  const body = operation.requestBody?.content['application/json'].examples;
  return {
    method: method.toUpperCase() as Uppercase<Method>,
    url: `${document.servers[0].url}${filled}`,
    query: given('query'),
    idempotent: parameters.some(({ name }) => name === idempotencyKey),
    body: body && firstExample(document, body).value,
    answered: !('204' in operation.responses),
  };
}

export function firstExample(document: OpenApi, examples: Record<string, Example | { $ref: string }>) {
  const [first] = Object.values(examples);
  if (!first) throw new AstroError('content/openapi.yaml has content without an example');
  return resolve<Example>(document, first);
}
