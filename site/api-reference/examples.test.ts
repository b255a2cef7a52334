import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { methods, openapi } from '../../content/schemas/openapi.ts';
import { fillIn } from '../placeholders/fill-in.ts';
import { describe as describeOperation } from './describe.ts';

/**
 * Runs every TypeScript example of the reference against a recording fetch, and checks that its curl example sends the
 * same.
 */

const validator = new Validator();
await validator.validate(fileURLToPath(new URL('../../content/openapi.yaml', import.meta.url)));
const document = openapi.parse(fillIn(validator.specification, 'content/openapi.yaml'));

type Asked = { method: string | undefined; url: string; headers: Record<string, string>; body: unknown };

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

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s is asked in TypeScript as its page says',
  async (_, { method, path, typescript, curl }) => {
    const asked = await runTypeScript(typescript);
    expect(curl).toContain(asked.url.replace(/\?.*/, ''));
    expect(asked.method).toBe(method.toUpperCase());
    expect(asked.headers['Authorization']).toBe('Bearer a-key');
    const { origin, pathname } = new URL(asked.url);
    expect(origin).toBe(document.servers[0].url);
    expect(pathname).toMatch(new RegExp(`^${path.replace(/\{\w+\}/g, '[^/{}]+')}$`));
  },
);
