import { DatabaseError, escapeLiteral, type Pool, type PoolClient } from 'pg';
import type { Outage, Outcome, Refusal, Work } from './store.ts';

export async function runInTransaction(pool: Pool, { role, headers, statement }: Work): Promise<Outcome> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return toOutage(error);
  }

  try {
    await client.query(begin(role, headers));
  } catch (error) {
    // A login that may not take the role is a fault of ours, and must not look like missing rights of the visitor.
    client.release(true);
    return toOutage(error);
  }

  try {
    const { rows } = await client.query(statement.text, [...statement.values]);
    await client.query('commit');
    client.release();
    return { kind: 'done', rows };
  } catch (error) {
    const fault = toFault(error);
    const isUsable = fault.kind === 'refused' && (await rollback(client));
    client.release(!isUsable);
    return fault;
  }
}

/** Values are part of the text, which saves a round trip. */
const begin = (role: string, headers: Record<string, string>) =>
  `begin; select set_config('role', ${escapeLiteral(role)}, true), ` +
  `set_config('request.headers', ${escapeLiteral(JSON.stringify(headers))}, true)`;

const rollback = (client: PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/**
 * SQLSTATE classes about the server's state rather than the statement: connection, transaction rollback, resources,
 * operator intervention, system and internal errors, and a read-only standby.
 */
const passing = /^(08|40|53|57|58|XX|25006)/;

function toFault(error: unknown): Refusal | Outage {
  if (!isDatabaseError(error) || passing.test(error.code)) return toOutage(error);
  return {
    kind: 'refused',
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  };
}

function toOutage(error: unknown): Outage {
  return { kind: 'unavailable', reason: describe(error) };
}

/** PGlite has its own error class with the same fields. */
const isDatabaseError = (error: unknown): error is Error & { code: string; detail?: string; hint?: string } =>
  error instanceof Error &&
  'code' in error &&
  (error instanceof DatabaseError || ('severity' in error && typeof error.code === 'string'));

/** Describes the fault without values: a driver's error object carries the statement's parameters. */
export function describe(error: unknown): string {
  if (isDatabaseError(error)) return wordCode(error.code);
  if (error instanceof AggregateError) return error.errors.map(describe).join(', ');
  return error instanceof Error ? error.message : 'unknown fault';
}

/** The errors that an owner can do something about. */
const meanings: Record<string, string> = {
  '53100': 'the disk is full',
  '58030': 'the disk cannot be read or written',
};

const wordCode = (code: string) => [meanings[code], `SQLSTATE ${code}`].filter(Boolean).join(', ');
