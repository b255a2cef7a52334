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

/** A text as pages show it. What is neither known nor a workflow's own is given to `unknown`. */
export const filledText = (text: string, unknown: (written: string) => string): string =>
  text.replace(/\{\{(.*?)\}\}/g, (written, inside: string) => {
    const field = inside.trim();
    return ofWorkflows.test(field) ? written : (placeholders.get(field) ?? unknown(written));
  });
