import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { methods, openapi } from '../../content/schemas/openapi.ts';
import { fillIn } from '../placeholders/fill-in.ts';
import { describe as describeOperation } from './describe.ts';

/** Every example on the pages is run, against a fetch and a curl that only take down what they are asked. */

const validator = new Validator();
await validator.validate(fileURLToPath(new URL('../../content/openapi.yaml', import.meta.url)));
const document = openapi.parse(fillIn(validator.specification, 'content/openapi.yaml'));

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [describeOperation(document, { method, path, operation })] : [];
  }),
);

type Asked = { method: string; url: string; headers: Record<string, string>; body: unknown };

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
function runCurl(commands: string[]): Asked[] {
  const script = [
    'API_KEY=a-key',
    'uuidgen() { echo a-uuid; }',
    `curl() { printf '%s\\0' "$@"; printf '\\f'; }`,
    ...commands,
  ].join('\n');
  const { stdout, stderr } = spawnSync('sh', { input: script, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((call) => parseCurl(call.split('\0').slice(0, -1)));
}

function parseCurl(words: string[]): Asked {
  const asked: Asked = { method: 'GET', url: '', headers: {}, body: undefined };
  const query = new URLSearchParams();
  const rest = words.values();
  for (const word of rest) {
    const value = () => rest.next().value ?? '';
    if (word === '--request') asked.method = value();
    else if (word === '--header') {
      const [name = '', content = ''] = value().split(/: (.*)/);
      asked.headers[name] = content;
    } else if (word === '--data-urlencode') query.append(...(value().split('=') as [string, string]));
    else if (word === '--data') {
      asked.body = JSON.parse(value());
      if (asked.method === 'GET') asked.method = 'POST';
    } else if (word !== '--get') asked.url = word;
  }
  if (query.size > 0) asked.url += `?${query}`;
  return asked;
}

const curls = runCurl(operations.map(({ curl }) => curl));

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
