import { AstroError } from 'astro/errors';
import { endpoint } from '../../content/labels.ts';
import {
  type Example,
  methods,
  type OpenApi,
  type Operation,
  type Parameter,
  type Response,
} from '../../content/schemas/openapi.ts';
import { fieldOf, fieldsOf, resolve } from './fields.ts';

export type DescribedOperation = ReturnType<typeof describe>;

/** Everything that a page shows about one operation. */
export function describe(document: OpenApi, { method, path, operation }: ListedOperation) {
  const request = exampleRequest(document, { method, path, operation });
  const body = operation.requestBody;
  const responses = Object.entries(operation.responses).map(
    ([status, part]) => [status, resolve<Response>(document, part)] as const,
  );
  return {
    id: operation.operationId,
    method,
    path,
    title: operation.summary,
    purpose: operation.description,
    parameters: parametersOf(document, operation),
    body: body && {
      required: body.required ?? false,
      fields: fieldsOf(document, body.content['application/json'].schema),
    },
    answers: responses
      .filter(([status]) => status < '300')
      .map(([status, response]) => answer(document, status, response)),
    errors: responses
      .filter(([status]) => status >= '400')
      .map(([status, response]) => error(document, status, response)),
    curl: toCurl(request),
    typescript: toTypeScript(request),
  };
}

function parametersOf(document: OpenApi, operation: Operation) {
  const parameters = (operation.parameters ?? []).map((part) => resolve<Parameter>(document, part));
  return Object.entries(endpoint.parameters).flatMap(([place, title]) => {
    const fields = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, description, schema, required }) => ({
        ...fieldOf(document, name, schema, required ?? false),
        description,
      }));
    return fields.length > 0 ? [{ title, fields }] : [];
  });
}

function answer(document: OpenApi, status: string, { description, content }: Response) {
  const body = content?.['application/json'];
  return {
    status,
    description,
    fields: body ? fieldsOf(document, body.schema) : [],
    example: body && printJson(firstExample(document, body.examples).value),
  };
}

/** Each error repeats its status in its own body. */
function error(document: OpenApi, status: string, { description, content }: Response) {
  const { value } = firstExample(document, content?.['application/json'].examples ?? {});
  return { status, name: (value as { error: string }).error, description };
}

/** The request as a command for a POSIX shell. */
function toCurl({ method, url, query, idempotent, body }: ExampleRequest): string {
  // curl sends a request with data as POST and any other as GET.
  const assumed = body === undefined ? 'GET' : 'POST';
  const parts = [
    ['curl', query.length > 0 && '--get', method !== assumed && `--request ${method}`, url]
      .filter(Boolean)
      .join(' '),
    '--header "Authorization: Bearer $API_KEY"',
    ...(body === undefined ? [] : ['--header "Content-Type: application/json"']),
    ...(idempotent ? [`--header "${idempotencyKey}: $(uuidgen)"`] : []),
    ...query.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`),
    ...(body === undefined ? [] : [`--data ${quote(printJson(body, '  '))}`]),
  ];
  return parts.join(' \\\n  ');
}

/** A shell changes nothing inside single quotes; a single quote itself has to be outside of them. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a module for Node and every other runtime with fetch. */
function toTypeScript({ method, url, query, idempotent, body, answered }: ExampleRequest): string {
  const address = printTypeScript(url);
  const lines = [
    ...(query.length > 0 ? [`const url = new URL(${address});`] : []),
    ...query.map(
      ([name, value]) => `url.searchParams.set(${printTypeScript(name)}, ${printTypeScript(value)});`,
    ),
    ...(query.length > 0 ? [''] : []),
    `const response = await fetch(${query.length > 0 ? 'url' : address}, {`,
    ...(method === 'GET' ? [] : [`  method: ${printTypeScript(method)},`]),
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the example's own template.
    '    Authorization: `Bearer ${process.env.API_KEY}`,',
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
    ...(idempotent ? [`    '${idempotencyKey}': crypto.randomUUID(),`] : []),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${printTypeScript(body, '  ')}),`]),
    '});',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the example's own template.
    'if (!response.ok) throw new Error(`The API answered ${response.status}`);',
    ...(answered ? ['', 'const answer = await response.json();'] : []),
  ];
  return lines.join('\n');
}

const idempotencyKey = 'Idempotency-Key';

type ExampleRequest = ReturnType<typeof exampleRequest>;

/** A request as a customer would send it, made from the examples in the document, as curl and as TypeScript. */
function exampleRequest(document: OpenApi, { method, path, operation }: ListedOperation) {
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
    method: method.toUpperCase(),
    url: `${document.servers[0].url}${filled}`,
    query: given('query'),
    idempotent: parameters.some(({ name }) => name === idempotencyKey),
    body: body && firstExample(document, body).value,
    /** Whether the answer has a body to read. */
    answered: !('204' in operation.responses),
  };
}

function firstExample(document: OpenApi, examples: Record<string, Example | { $ref: string }>) {
  const [first] = Object.values(examples);
  if (!first) throw new AstroError('content/openapi.yaml has content without an example');
  return resolve<Example>(document, first);
}

type Value = Example['value'];
type Style = { text: (text: string) => string; key: (name: string) => string; lastComma: ',' | '' };

const json: Style = { text: JSON.stringify, key: JSON.stringify, lastComma: '' };
const typescript: Style = {
  text: (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : typescript.text(name)),
  lastComma: ',',
};

/**
 * Prints a value as a person would write it, with short values on one line. `indent` precedes every line but the first.
 */
export const printJson = (value: Value, indent = '') => print(value, json, indent);
export const printTypeScript = (value: Value, indent = '') => print(value, typescript, indent);

const lineWidth = 64;

function print(value: Value, style: Style, indent: string): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null) return String(value);

  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((entry) => print(entry, style, deeper))
    : Object.entries(value).map(([name, field]) => `${style.key(name)}: ${print(field, style, deeper)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;

  const oneLine = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  // The outermost object is always spread over lines, because it is what a reader looks for.
  const mayBeShort = isList || indent.length > 2;
  if (mayBeShort && indent.length + oneLine.length <= lineWidth && !oneLine.includes('\n')) return oneLine;
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}${style.lastComma}\n${indent}${close}`;
}

export type ListedOperation = { method: (typeof methods)[number]; path: string; operation: Operation };

export const operationsIn = (document: OpenApi): ListedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

export const operationsOf = (category: string, document: OpenApi) =>
  operationsIn(document).filter(({ operation }) => operation.tags[0] === category);

export type Convention = { name: string; text: string };

/** What the document says about the whole API: who may use it, and the conventions of every operation. */
export function conventionsOf({ info }: OpenApi): { offer: string; conventions: Convention[] } {
  const [offer = '', ...rest] = info.description
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '));
  const conventions = rest.map((paragraph) => {
    const [, name, text] = /^\*\*(.+?)\.\*\* (.+)$/.exec(paragraph) ?? [];
    if (!name || !text)
      throw new AstroError(
        `content/openapi.yaml: a convention begins with its name, as **Keys.**: ${paragraph}`,
      );
    return { name, text };
  });
  return { offer, conventions };
}
