import { type ExampleRequest, idempotencyKey } from './example-request.ts';
import { printTypeScript } from './print-value.ts';

/** The request as a module for Node and every other runtime that has fetch. */
export function toTypeScript({ method, url, query, idempotent, body, answered }: ExampleRequest): string {
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
