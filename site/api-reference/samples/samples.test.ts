import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { methods } from '../../../content/schemas/openapi.ts';
import { fillIn } from '../../placeholders/fill-in.ts';
import { describe as describeOperation } from '../describe.ts';
import { readDocument } from './read-document.ts';
import { runCurl } from './run-curl.ts';
import { allSamples, type Sample } from './samples.ts';
import { startStandIn } from './stand-in.ts';

/**
 * Every code sample in content/ is run as it is printed, against a server that takes what content/openapi.yaml
 * allows and answers as it says.
 */

const document = await readDocument();
const samples = allSamples();
const inLanguage = (language: string) =>
  samples.filter((sample) => sample.language === language).map((sample) => [sample.name, sample] as const);

/** Forms to copy by hand; there is nothing in them to run. */
const notCode = 'text';

test('every sample is in a language that is tried below', () => {
  const languages = new Set(samples.map(({ language }) => language));
  expect([...languages].sort()).toEqual(['bash', 'json', notCode, 'ts']);
});

test.each(inLanguage('json'))('%s is JSON', (_, { code }) => {
  JSON.parse(code);
});

/** A sample as it is printed, with the server on this machine where the API’s address stands. */
const printed = ({ code, name }: Sample, url: string) => fillIn(code.replaceAll('{{apiUrl}}', url), name);

/** What the samples say to save, by the name they say. */
const saved = (url: string) =>
  Object.fromEntries(
    samples.flatMap((sample) => (sample.savedAs ? [[sample.savedAs, printed(sample, url)]] : [])),
  );

const environment = (url: string) => ({ API_URL: url, API_KEY: 'a-key', WEBHOOK_ID: 'wh_3p9j5t1x7c' });

test.each(inLanguage('bash'))('%s runs in bash, and the API takes what it asks', async (_, sample) => {
  await using api = await startStandIn(document);
  for (const { url, method, headers, body } of runCurl(
    printed(sample, api.url),
    environment(api.url),
    saved(api.url),
  )) {
    const answer = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, await answer.text()).toBe(true);
  }
  expect(api.asked).toHaveLength(sample.code.split('curl ').length - 1);
});

/** Runs a module with the Node at hand, beside all that the samples say to save. */
async function runModule(name: string, code: string, url: string, ...flags: string[]) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'sample-'));
  for (const [file, content] of Object.entries({ ...saved(url), [name]: code }))
    await writeFile(join(folder.path, file), content);
  const node = spawn(process.execPath, [...flags, name], {
    cwd: folder.path,
    env: environment(url),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => node.once('exit', resolve));
  const [output, errors, status] = await Promise.all([text(node.stdout), text(node.stderr), ended]);
  expect(status, errors).toBe(0);
  return output;
}

test.each(inLanguage('ts'))('%s runs in Node, and the API takes what it asks', async (_, sample) => {
  await using api = await startStandIn(document);
  await runModule(sample.savedAs ?? 'sample.ts', printed(sample, api.url), api.url);
  expect(api.asked.filter((line) => !/ 20\d$/.test(line))).toEqual([]);
  const asks = !sample.code.includes('export ');
  expect(api.asked.length > 0, 'it asks the API').toBe(asks);
});

/** The random part of a wait, up to a second, is left out. */
const quickly = '--import=data:text/javascript,Math.random=()=>0';

test.each([
  ['read.ts', 'read'],
  ['api.ts', 'callApi'],
])('%s tries again where the API says so, and stops at what waiting does not mend', async (file, name) => {
  await using api = await startStandIn(document);
  const code = (path: string) => `
    import { ${name} } from './${file}';
    console.log(await ${name}('${path}').then(() => 'read', (error) => error.message));`;
  api.refuse(2);
  expect(await runModule('try.ts', code('/v1/me'), api.url, quickly)).toBe('read\n');
  expect(api.asked.splice(0)).toEqual(['GET /v1/me 429', 'GET /v1/me 429', 'GET /v1/me 200']);

  api.refuse(5);
  expect(await runModule('try.ts', code('/v1/me'), api.url, quickly)).toContain('answered 429');
  expect(api.asked.splice(0)).toHaveLength(5);

  expect(await runModule('try.ts', code('/v1/nothing'), api.url, quickly)).toContain('answered 404');
  expect(api.asked).toHaveLength(1);
});

test('the list of failed runs says what the API answered', async () => {
  await using api = await startStandIn(document);
  const list = samples.find(({ savedAs }) => savedAs === 'failed.ts') as Sample;
  expect(await runModule('failed.ts', printed(list, api.url), api.url)).toContain(
    'wf_5f1n7z3h9t The WhatsApp connection has expired.',
  );
});

test('the check of a signature takes ours and no other', async () => {
  const check = samples.find(({ code }) => code.includes('function isOurs')) as Sample;
  const now = Math.floor(Date.now() / 1000);
  const signed = (time: number, secret: string) =>
    `t=${time},v1=${createHmac('sha256', secret).update(`${time}.{}`).digest('hex')}`;
  const headers = [
    signed(now, 'secret'),
    signed(now, 'another'),
    signed(now - 3600, 'secret'),
    `t=${now},v1=12`,
    'nonsense',
  ];
  const tried = `${check.code}
    console.log(JSON.stringify(${JSON.stringify(headers)}.map((header) => isOurs(header, '{}', 'secret'))));`;
  expect(JSON.parse(await runModule('try.ts', tried, 'http://127.0.0.1:9'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('TypeScript finds nothing wrong in the samples, nor in the examples of the reference', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'types-'));
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [describeOperation(document, { method, path, operation })] : [];
    }),
  );
  const modules = {
    ...Object.fromEntries(operations.map(({ id, typescript }) => [`${id}.ts`, typescript])),
    ...Object.fromEntries(
      inLanguage('ts').map(([, sample], index) => [
        sample.savedAs ?? `${index}.ts`,
        printed(sample, document.servers[0].url),
      ]),
    ),
  };
  for (const [name, code] of Object.entries(modules)) await writeFile(join(folder.path, name), code);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'esnext',
    module: 'preserve',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
    types: ['node'],
    typeRoots: [join(process.cwd(), 'node_modules/@types')],
  };
  await writeFile(join(folder.path, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  const tsc = spawn(
    process.execPath,
    [join(process.cwd(), 'node_modules/typescript/bin/tsc'), '-p', folder.path],
    {
      cwd: folder.path,
    },
  );
  expect(await text(tsc.stdout)).toBe('');
});
