import { type Column, columns, isColumn } from './columns.ts';
import { faults, type WireFault } from './wire-fault.ts';

/** A row as it was sent: names are columns, values are plain, and PostgreSQL decides about the rest. */
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

/** What a function is given, by its names; an empty body is nothing. */
export function parseArguments(text: unknown): Record<string, unknown> | WireFault {
  const body = text === undefined || text === '' ? {} : parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return faults.badBody('Empty or invalid json');
  }
  const isNested = Object.values(body).some((value) => typeof value === 'object' && value !== null);
  return isNested ? faults.badBody('A plain value was expected') : (body as Record<string, unknown>);
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
