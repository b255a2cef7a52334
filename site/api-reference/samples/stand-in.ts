import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type {
  Example,
  Method,
  OpenApi,
  Operation,
  Parameter,
  Response,
  Schema,
} from '../../../content/schemas/openapi.ts';
import { firstExample } from '../example-request.ts';
import { resolve } from '../resolve.ts';

type Answer = { status: string; value: Example['value'] | undefined };

type StandIn = AsyncDisposable & {
  url: string;
  /** What came, as `GET /v1/me 200`. */
  asked: string[];
  /** Turns the next requests away, to be made again after a millisecond. */
  refuse(requests: number): void;
};

/**
 * An API on this machine that takes what the document allows and answers with the document's own examples.
 * What the document does not allow is turned away, with the reason in the answer.
 */
export async function startStandIn(document: OpenApi): Promise<StandIn> {
  const asked: string[] = [];
  let refused = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, value } = refused-- > 0 ? tooMany(document) : await answerTo(document, request);
    asked.push(`${request.method} ${pathname} ${status}`);
    response.writeHead(Number(status), {
      'Content-Type': 'application/json',
      ...(status === '429' && { 'Retry-After': '0.001' }),
    });
    response.end(value === undefined ? undefined : JSON.stringify(value));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refuse: (requests) => {
      refused = requests;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answerTo(document: OpenApi, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const operation = operationAt(document, request.method ?? 'GET', pathname);
  if (!operation) return fault('404', `There is no ${request.method} ${pathname}`);
  if (!/^Bearer .+/.test(request.headers.authorization ?? '')) return exampleOf(document, operation, '401');

  const parameters = (operation.parameters ?? []).map((part) => resolve<Parameter>(document, part));
  for (const [name, value] of searchParams) {
    const parameter = parameters.find((each) => each.in === 'query' && each.name === name);
    if (!parameter) return fault('422', `It knows no ${name}`);
    const number = resolve<Schema>(document, parameter.schema).type === 'integer';
    const wrong = wrongIn(document, parameter.schema, number ? Number(value) : value);
    if (wrong) return fault('422', `${name}: ${wrong}`);
  }
  const creates = parameters.some(({ in: where }) => where === 'header');
  if (creates && !request.headers['idempotency-key']) return fault('422', 'Without an Idempotency-Key');

  const schema = operation.requestBody?.content['application/json'].schema;
  const wrong = schema && wrongIn(document, schema, await json(request));
  if (wrong) return fault('422', wrong);
  return exampleOf(document, operation, Object.keys(operation.responses)[0] ?? '');
}

function operationAt(document: OpenApi, method: string, pathname: string): Operation | undefined {
  const paths = Object.entries(document.paths);
  // A name in a path stands before a value: /v1/analytics/chatbots is no chatbot’s.
  const [, item] =
    paths.find(([path]) => path === pathname) ??
    paths.find(([path]) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)) ??
    [];
  return item?.[method.toLowerCase() as Method];
}

const fault = (status: string, message: string): Answer => ({ status, value: { message } });

const tooMany = (document: OpenApi): Answer => {
  const [first] = Object.values(document.paths);
  return exampleOf(document, first?.get as Operation, '429');
};

function exampleOf(document: OpenApi, { responses }: Operation, status: string): Answer {
  const { content } = resolve<Response>(document, responses[status] as Response);
  const examples = content?.['application/json'].examples;
  return { status, value: examples && firstExample(document, examples).value };
}

function wrongIn(document: OpenApi, schema: object, value: unknown): string | undefined {
  const { error } = z
    .fromJSONSchema(inOnePiece(document, schema) as z.core.JSONSchema.JSONSchema)
    .safeParse(value);
  return error && z.prettifyError(error);
}

/** A schema with all it refers to in its place. */
function inOnePiece(document: OpenApi, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => inOnePiece(document, each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(resolve(document, part)).map(([name, each]) => [name, inOnePiece(document, each)]),
  );
}
