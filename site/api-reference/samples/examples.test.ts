import { expect, test } from 'vitest';
import { methods } from '../../../content/schemas/openapi.ts';
import { describe as describeOperation } from '../describe.ts';
import { readDocument } from './read-document.ts';
import { type Asked, runCurl } from './run-curl.ts';

/** Every example on the pages is run, against a fetch and a curl that only take down what they are asked. */

const document = await readDocument();

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [describeOperation(document, { method, path, operation })] : [];
  }),
);

async function runTypeScript(code: string): Promise<Asked> {
  const asked: Asked[] = [];
  const fetch = async (url: URL | string, init: RequestInit) => {
    asked.push({
      method: init.method ?? 'GET',
      url: String(url),
      headers: init.headers as Record<string, string>,
      body: init.body === undefined ? undefined : JSON.parse(init.body as string),
    });
    return Response.json({});
  };
  const crypto = { randomUUID: () => 'a-uuid' };
  const process = { env: { API_KEY: 'a-key' } };
  const run = new Function('fetch', 'crypto', 'process', `return (async () => {${code}\n})()`);
  await run(fetch, crypto, process);
  expect(asked).toHaveLength(1);
  return asked[0] as Asked;
}

/** One shell for all of them: starting a hundred would take seconds. */
const curls = runCurl(operations.map(({ curl }) => curl).join('\n'), { API_KEY: 'a-key' });

test.each(operations.map((operation, index) => [operation.id, operation, curls[index]] as const))(
  '%s is asked alike in curl and in TypeScript',
  async (_, { method, path, typescript }, curl) => {
    const asked = await runTypeScript(typescript);
    expect(asked).toEqual(curl);
    expect(asked.method).toBe(method.toUpperCase());
    expect(asked.headers['Authorization']).toBe('Bearer a-key');
    const { origin, pathname } = new URL(asked.url);
    expect(origin).toBe(document.servers[0].url);
    expect(pathname).toMatch(new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`));
  },
);
