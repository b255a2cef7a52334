import { company } from './company.ts';
import { namedResults } from './sums.ts';

/** The facts of a company, for those that speak of another one than this process does. */
export type Facts = Readonly<Record<string, unknown>>;

/** Worked out for whoever names one: the first amount that is written costs each start of a server 12 ms. */
let known: ReadonlyMap<string, string> | undefined;
const results = () => {
  known ??= new Map(namedResults());
  return known;
};

/** What texts may name in two pairs of braces, and what stands in its place on a page. */
export const placeholdersOf = (facts: Facts): Map<string, string> =>
  new Map([
    ...Object.keys(facts).flatMap((field): [string, string][] => {
      const value = meaningOf(field, facts);
      return value === undefined ? [] : [[field, value]];
    }),
    ...results(),
  ]);

function meaningOf(field: string, facts: Facts): string | undefined {
  const value = Object.hasOwn(facts, field) ? facts[field] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : results().get(field);
}

/** The workflows described in the API reference have placeholders of their own. */
const ofWorkflows = /^(appointment|event|input)\.\w+$/;

/** No name is as long. Without an end, a text of nothing but braces would keep the server busy for seconds. */
const placeholder = /\{\{(.{0,100}?)\}\}/g;

/** Says what a text may name instead. */
export const wordUnknown = (written: string) =>
  `${written} stands for nothing; content/company.json has ${Object.keys(company).join(', ')}, and content/sums.ts names such as sums.barber.stays`;

/** A text as pages show it. What is neither known nor a workflow's own is given to `unknown`. */
export const filledText = (
  text: string,
  unknown: (written: string) => string,
  facts: Facts = company,
): string =>
  text.replace(placeholder, (written, inside: string) => {
    const field = inside.trim();
    return ofWorkflows.test(field) ? written : (meaningOf(field, facts) ?? unknown(written));
  });
