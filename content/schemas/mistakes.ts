import { z } from 'zod';

/**
 * Describes what a schema refuses, in a line for each field: the file, the field, what was found and what is allowed.
 * Fields in a list are numbered, so the line in the file is named as well.
 */
export function mistakesIn(
  data: unknown,
  schema: z.ZodType,
  file: string,
  lineOf?: (path: PropertyKey[]) => number,
): string[] {
  return issuesIn(data, schema).map(({ path, message }) => {
    const field = z.core.toDotPath(path);
    const place = lineOf ? `${file}:${lineOf(path)}` : file;
    return `${place}: ${field ? `${field} ` : ''}${wordFound(valueAt(data, path))}, and ${message}`;
  });
}

/** What a schema refuses: the field, and what is allowed there. */
export function issuesIn(data: unknown, schema: z.ZodType): { path: PropertyKey[]; message: string }[] {
  const { error } = schema.safeParse(data, { error: wordAllowed });
  return (error?.issues ?? []).flatMap(nearest);
}

/** Picks, of the alternatives that a value may match, the one with the fewest mistakes. */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [first] = issue.errors.toSorted((one, other) => one.length - other.length);
  if (!first) return [issue];
  return first.flatMap((inner) => nearest({ ...inner, path: [...issue.path, ...inner.path] }));
}

const valueAt = (data: unknown, path: PropertyKey[]) =>
  path.reduce((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

function wordFound(value: unknown): string {
  if (value === undefined || value === null) return 'is missing';
  if (Array.isArray(value)) return `is a list of ${value.length}`;
  if (typeof value === 'object' && !(value instanceof Date)) return `has ${Object.keys(value).join(', ')}`;
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 80)}…"` : text}`;
}

const types: Record<string, string> = {
  array: 'must be a list',
  boolean: 'must be true or false',
  date: 'must be a day, as 2025-02-28',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must be fields of its own, indented below it',
  string: 'must be a text',
};

const formats: Record<string, string> = {
  url: 'must be an address such as https://example.com/page',
};

/** The wording for rules without a message of their own; undefined keeps Zod's message. */
function wordAllowed(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string' && issue.input !== undefined
        ? 'must be a text, in quotes where it looks like something else'
        : types[issue.expected];
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return wordSize(issue, issue.inclusive ? 'at least' : 'more than', issue.minimum);
    case 'too_big':
      return wordSize(issue, 'at most', issue.maximum);
    case 'unrecognized_keys':
      return `must be without ${issue.keys.join(', ')}`;
    case 'invalid_union':
      return 'options' in issue ? `must be one of ${(issue.options as string[]).join(', ')}` : undefined;
    case 'invalid_format':
      return 'prefix' in issue ? `must begin with ${issue.prefix}` : formats[issue.format];
    default:
      return undefined;
  }
}

type SizeIssue = { origin: string; exact?: boolean; input?: unknown };

function wordSize({ origin, exact, input }: SizeIssue, bound: string, size: number | bigint): string {
  const allowed = `${exact ? 'exactly' : bound} ${size}`;
  if (typeof input === 'string') return `must have ${allowed} characters, not ${input.length}`;
  return origin === 'array' ? `must have ${allowed}` : `must be ${allowed}`;
}
