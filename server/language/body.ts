import { faults, type WireFault } from '../requests/wire-fault.ts';
import { type Column, columns, isColumn } from './columns.ts';

/** A row as it was sent. Its names are columns and its values plain; PostgreSQL checks everything else. */
export type SentRow = Partial<Record<Column, string | number | boolean | null>>;

/** A visitor sends one row: as an object, or as PostgREST's clients write it, as a list of one. */
export function parseRow(text: unknown): SentRow | WireFault {
  const body = parseJson(text);
  if (Array.isArray(body) && body.length > 1) return faults.badBody('Send one row at a time');
  const row = Array.isArray(body) ? body[0] : body;
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return faults.badBody('Empty or invalid json');
  }
  for (const [name, value] of Object.entries(row)) {
    if (!isColumn(name)) return faults.unknownColumn(name);
    // Nested values mean nothing in this table, and deep ones overrun the embedded engine's stack.
    if (typeof value === 'object' && value !== null) return faults.badBody(`A ${columns[name]} was expected`);
  }
  return row as SentRow;
}

/** Reads the arguments of a function: plain values, and lists of them where it takes lists. An empty body has none. */
export function parseArguments(
  text: unknown,
  lists: readonly string[] = [],
): Record<string, unknown> | WireFault {
  const body = text === undefined || text === '' ? {} : parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return faults.badBody('Empty or invalid json');
  }
  const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
  const isFlat = Object.entries(body).every(([name, value]) =>
    Array.isArray(value) ? lists.includes(name) && value.every(isPlain) : isPlain(value),
  );
  return isFlat ? (body as Record<string, unknown>) : faults.badBody('A plain value was expected');
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

export type Shape = 'array' | 'object';

const shapes = new Map<string, Shape>([
  ['*/*', 'array'],
  ['application/*', 'array'],
  ['application/json', 'array'],
  ['application/vnd.pgrst.array+json', 'array'],
  ['application/vnd.pgrst.object+json', 'object'],
]);

export const mediaTypes: Record<Shape, string> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
};

export function chooseShape(accept = '*/*'): Shape | WireFault {
  const wanted = accept.split(',').map((range) => range.trim().replace(/;\s*(q|charset)=[^;]*/gi, ''));
  const known = wanted.find((range) => shapes.has(range)) ?? '';
  return shapes.get(known) ?? faults.badMediaType(accept);
}
