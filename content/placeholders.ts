import { company } from './company.ts';
import { namedResults } from './sums.ts';

/** What texts may name in two pairs of braces, and what stands in its place on a page. */
export const placeholders: ReadonlyMap<string, string> = new Map([
  ...Object.entries(company).flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[field, String(value)]] : [],
  ),
  ...namedResults(),
]);

/** The workflows described in the API reference have placeholders of their own. */
const ofWorkflows = /^(appointment|event|input)\.\w+$/;

/** No name is as long. Without an end, a text of nothing but braces would keep the server busy for seconds. */
const placeholder = /\{\{(.{0,100}?)\}\}/g;

/** A text as pages show it. What is neither known nor a workflow's own is given to `unknown`. */
export const filledText = (text: string, unknown: (written: string) => string): string =>
  text.replace(placeholder, (written, inside: string) => {
    const field = inside.trim();
    return ofWorkflows.test(field) ? written : (placeholders.get(field) ?? unknown(written));
  });
