import type { IncomingHttpHeaders } from 'node:http';
import type { Row, Statement } from '../database/store.ts';
import { faults, type WireFault } from '../requests/wire-fault.ts';
import { type Column, columns, isColumn } from './columns.ts';
import type { Filter, Query } from './query.ts';

/** PostgreSQL writes the JSON, as it does for PostgREST, so that dates and numbers look the same on every backend. */

const table = 'public.contact_submissions';

/** Supabase's limit of rows in one answer. Clients ask again for more. */
const mostRows = 1000;

/** Names come only from the list of columns; values only as parameters. */
const list = (names: readonly Column[]) => names.join(', ');

export const asJson = (source: string) =>
  `select coalesce(json_agg(answer), '[]')::text as body, count(*)::integer as count from ${source} as answer`;

export function insertStatement(row: SentRow, returning: Column[] | undefined): Statement {
  const names = Object.keys(row) as Column[];
  const types = names.map((name) => `${name} ${columns[name]}`).join(', ');
  const insert =
    names.length === 0
      ? `insert into ${table} default values`
      : `insert into ${table} (${list(names)}) select ${list(names)} from json_to_record($1) as sent (${types})`;
  const values = names.length === 0 ? [] : [JSON.stringify(row)];
  return returning
    ? { text: `with stored as (${insert} returning ${list(returning)}) ${asJson('stored')}`, values }
    : { text: insert, values };
}

/** Uses the clock of the database, which all servers share. */
export function recencyStatement(id: string, minutes: number): Statement {
  return {
    text: `select received_at > now() - $2 * interval '1 minute' as is_recent from ${table} where id = $1`,
    values: [id, minutes],
  };
}

export function selectStatement({ select, filters, order, limit, offset }: Query): Statement {
  const { where, values } = whereClause(filters);
  const orderBy = order.map(({ column, direction }) => `${column} ${direction}`).join(', ');
  const rows =
    `select ${list(select)} from ${table} ${where} ${orderBy && `order by ${orderBy}`} ` +
    `limit ${Math.min(limit ?? mostRows, mostRows)} offset ${offset}`;
  return { text: asJson(`(${rows})`), values };
}

export function countStatement({ filters }: Query): Statement {
  const { where, values } = whereClause(filters);
  return { text: `select count(*)::integer as total from ${table} ${where}`, values };
}

function whereClause(filters: Filter[]) {
  const conditions = filters.map(({ column }, index) => `${column} = $${index + 1}`);
  return {
    where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    values: filters.map(({ value }) => value),
  };
}

export type Answer = { status: number; headers: Record<string, string>; body?: string };

/** The answer to a statement whose rows PostgreSQL has already written as JSON. */
export function withRows(
  [row]: Row[],
  shape: Shape,
  status: number,
  headers: Record<string, string>,
): Answer | WireFault {
  const body = String(row?.['body']);
  const count = Number(row?.['count']);
  if (shape === 'object' && count !== 1) return faults.notOneRow(count);
  return {
    status,
    headers: { ...headers, 'Content-Type': mediaTypes[shape] },
    body: shape === 'array' ? body : body.slice(1, -1),
  };
}

export const preferencesOf = ({ prefer }: IncomingHttpHeaders): string[] =>
  String(prefer ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean);

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

const mediaTypes: Record<Shape, string> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
};

export function chooseShape(accept = '*/*'): Shape | WireFault {
  const wanted = accept.split(',').map((range) => range.trim().replace(/;\s*(q|charset)=[^;]*/gi, ''));
  const known = wanted.find((range) => shapes.has(range)) ?? '';
  return shapes.get(known) ?? faults.badMediaType(accept);
}
